exports.ids=[2956,6783];
exports.modules={

};
Object.assign(exports.modules,require("./shared-56783.js").modules);
