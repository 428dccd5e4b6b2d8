exports.ids=[7774,75,8092,2228,5711];
exports.modules={

};
Object.assign(exports.modules,require("./shared-2765.js").modules);
Object.assign(exports.modules,require("./shared-67774.js").modules);
