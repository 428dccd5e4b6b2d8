exports.ids=[7323,2956,6958];
exports.modules={

};
Object.assign(exports.modules,require("./shared-17077.js").modules);
Object.assign(exports.modules,require("./shared-80224.js").modules);
Object.assign(exports.modules,require("./shared-92400.js").modules);
