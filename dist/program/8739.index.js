exports.ids=[8739,4484,75,6125,8778,516,348,7238,3732,8135,6584,3776];
exports.modules={

};
Object.assign(exports.modules,require("./shared-2765.js").modules);
Object.assign(exports.modules,require("./shared-26886.js").modules);
Object.assign(exports.modules,require("./shared-46430.js").modules);
Object.assign(exports.modules,require("./shared-53440.js").modules);
Object.assign(exports.modules,require("./shared-95245.js").modules);
Object.assign(exports.modules,require("./shared-10029.js").modules);
Object.assign(exports.modules,require("./shared-44484.js").modules);
Object.assign(exports.modules,require("./shared-11233.js").modules);
Object.assign(exports.modules,require("./shared-28739.js").modules);
Object.assign(exports.modules,require("./shared-13651.js").modules);
Object.assign(exports.modules,require("./shared-83732.js").modules);
Object.assign(exports.modules,require("./shared-76584.js").modules);
