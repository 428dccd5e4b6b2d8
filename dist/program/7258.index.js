exports.ids=[7258];
exports.modules={

};
Object.assign(exports.modules,require("./shared-57258.js").modules);
