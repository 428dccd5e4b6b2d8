exports.ids=[4484,4440,75,8778,6397,75,8739,2956,9121,1276,8778,6397,8092,2228,1556,3889,5711,6397,8778,8092,5711,2228,8092,5711,1556,3889,3889,3732,9121,3889,5711,8092,4317,3889,4668,2956,6584,4484,4440,8778,75,9121,1276,6397,8092,2228,1556,3889,3732,5711,4317];
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
