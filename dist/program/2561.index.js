exports.ids=[2561,2956,6958,6783];
exports.modules={

};
Object.assign(exports.modules,require("./shared-56783.js").modules);
Object.assign(exports.modules,require("./shared-9302.js").modules);
Object.assign(exports.modules,require("./shared-92400.js").modules);
