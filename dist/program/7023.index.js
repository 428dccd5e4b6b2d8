exports.ids=[7023,7876];
exports.modules={

};
Object.assign(exports.modules,require("./shared-97876.js").modules);
Object.assign(exports.modules,require("./shared-57023.js").modules);
