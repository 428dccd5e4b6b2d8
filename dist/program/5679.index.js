exports.ids=[5679,75,4440,8092,5711];
exports.modules={

};
Object.assign(exports.modules,require("./shared-2765.js").modules);
Object.assign(exports.modules,require("./shared-21236.js").modules);
