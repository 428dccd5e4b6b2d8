exports.ids=[3483,2956,6783];
exports.modules={

};
Object.assign(exports.modules,require("./shared-56783.js").modules);
Object.assign(exports.modules,require("./shared-34871.js").modules);
Object.assign(exports.modules,require("./shared-92400.js").modules);
