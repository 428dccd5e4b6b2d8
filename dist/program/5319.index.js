exports.ids=[5319,2956,6958,6783,3483];
exports.modules={

};
Object.assign(exports.modules,require("./shared-56783.js").modules);
Object.assign(exports.modules,require("./shared-34871.js").modules);
Object.assign(exports.modules,require("./shared-92400.js").modules);
Object.assign(exports.modules,require("./shared-25319.js").modules);
Object.assign(exports.modules,require("./shared-51216.js").modules);
