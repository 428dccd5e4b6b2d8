exports.ids=[2228,8092,5711];
exports.modules={

};
Object.assign(exports.modules,require("./shared-2765.js").modules);
