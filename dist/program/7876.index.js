exports.ids=[7876];
exports.modules={

};
Object.assign(exports.modules,require("./shared-97876.js").modules);
