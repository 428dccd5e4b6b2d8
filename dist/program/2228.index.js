exports.ids=[2228,8092];
exports.modules={

};
Object.assign(exports.modules,require("./shared-10029.js").modules);
