exports.ids=[3994];
exports.modules={

};
Object.assign(exports.modules,require("./shared-63994.js").modules);
