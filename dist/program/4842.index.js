exports.ids=[4842];
exports.modules={

};
Object.assign(exports.modules,require("./shared-77789.js").modules);
