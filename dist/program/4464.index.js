exports.ids=[4464,2083];
exports.modules={

};
Object.assign(exports.modules,require("./shared-14788.js").modules);
Object.assign(exports.modules,require("./shared-64464.js").modules);
