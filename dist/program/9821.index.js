exports.ids=[9821,2202,4583,2956,6783];
exports.modules={

};
Object.assign(exports.modules,require("./shared-56783.js").modules);
Object.assign(exports.modules,require("./shared-23042.js").modules);
Object.assign(exports.modules,require("./shared-79821.js").modules);
