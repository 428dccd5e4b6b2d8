exports.ids=[7739];
exports.modules={

};
Object.assign(exports.modules,require("./shared-20414.js").modules);
