exports.ids=[5446,6783,2956];
exports.modules={

};
Object.assign(exports.modules,require("./shared-26886.js").modules);
Object.assign(exports.modules,require("./shared-56783.js").modules);
