exports.ids=[7366,8778];
exports.modules={

};
Object.assign(exports.modules,require("./shared-8778.js").modules);
Object.assign(exports.modules,require("./shared-8432.js").modules);
Object.assign(exports.modules,require("./shared-37366.js").modules);
Object.assign(exports.modules,require("./shared-38076.js").modules);
Object.assign(exports.modules,require("./shared-39492.js").modules);
