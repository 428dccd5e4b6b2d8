exports.ids=[2083];
exports.modules={

};
Object.assign(exports.modules,require("./shared-64464.js").modules);
