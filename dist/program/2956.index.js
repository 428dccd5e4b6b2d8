exports.ids=[2956,6958,1556,3889];
exports.modules={

};
Object.assign(exports.modules,require("./shared-26886.js").modules);
