exports.ids=[2374,6958,2956,1556,3889];
exports.modules={

};
Object.assign(exports.modules,require("./shared-26886.js").modules);
Object.assign(exports.modules,require("./shared-771.js").modules);
