exports.ids=[8135,2956,6958,1556,3889];
exports.modules={

};
Object.assign(exports.modules,require("./shared-26886.js").modules);
Object.assign(exports.modules,require("./shared-32065.js").modules);
