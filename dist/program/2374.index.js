exports.ids=[2374,6958];
exports.modules={

};
Object.assign(exports.modules,require("./shared-42374.js").modules);
