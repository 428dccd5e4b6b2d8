exports.ids=[2374,6958,2956];
exports.modules={

};
Object.assign(exports.modules,require("./shared-17077.js").modules);
Object.assign(exports.modules,require("./shared-42374.js").modules);
