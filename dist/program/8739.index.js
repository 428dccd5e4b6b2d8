exports.ids=[8739,4484,4440,75,8778,2956,6958,1276,1556,3889,7238,3732,6523,4317,1410,6584];
exports.modules={

};
Object.assign(exports.modules,require("./shared-2765.js").modules);
Object.assign(exports.modules,require("./shared-26886.js").modules);
Object.assign(exports.modules,require("./shared-53440.js").modules);
Object.assign(exports.modules,require("./shared-79121.js").modules);
Object.assign(exports.modules,require("./shared-95245.js").modules);
Object.assign(exports.modules,require("./shared-10029.js").modules);
Object.assign(exports.modules,require("./shared-44484.js").modules);
Object.assign(exports.modules,require("./shared-28739.js").modules);
Object.assign(exports.modules,require("./shared-13651.js").modules);
Object.assign(exports.modules,require("./shared-76821.js").modules);
Object.assign(exports.modules,require("./shared-76584.js").modules);
