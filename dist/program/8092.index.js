exports.ids=[8092,2228];
exports.modules={

};
Object.assign(exports.modules,require("./shared-10029.js").modules);
