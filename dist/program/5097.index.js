exports.ids=[5097,9173,2956,6958,1556,3889,3591,2743];
exports.modules={

};
Object.assign(exports.modules,require("./shared-26886.js").modules);
Object.assign(exports.modules,require("./shared-17077.js").modules);
Object.assign(exports.modules,require("./shared-32630.js").modules);
Object.assign(exports.modules,require("./shared-36251.js").modules);
Object.assign(exports.modules,require("./shared-38879.js").modules);
