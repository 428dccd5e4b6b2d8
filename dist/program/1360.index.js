exports.ids=[1360,75,8355,8778,7238];
exports.modules={

};
Object.assign(exports.modules,require("./shared-2765.js").modules);
Object.assign(exports.modules,require("./shared-10029.js").modules);
Object.assign(exports.modules,require("./shared-18355.js").modules);
Object.assign(exports.modules,require("./shared-11233.js").modules);
Object.assign(exports.modules,require("./shared-98035.js").modules);
Object.assign(exports.modules,require("./shared-31360.js").modules);
