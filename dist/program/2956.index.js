exports.ids=[2956,6958];
exports.modules={

};
Object.assign(exports.modules,require("./shared-17077.js").modules);
