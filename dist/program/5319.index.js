exports.ids=[5319,2956,6783,3483];
exports.modules={

};
Object.assign(exports.modules,require("./shared-56783.js").modules);
Object.assign(exports.modules,require("./shared-34871.js").modules);
Object.assign(exports.modules,require("./shared-9302.js").modules);
Object.assign(exports.modules,require("./shared-92400.js").modules);
