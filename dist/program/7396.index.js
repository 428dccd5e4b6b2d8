exports.ids=[7396];
exports.modules={

};
Object.assign(exports.modules,require("./shared-94560.js").modules);
Object.assign(exports.modules,require("./shared-57396.js").modules);
