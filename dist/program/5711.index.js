exports.ids=[5711,8092];
exports.modules={

};
Object.assign(exports.modules,require("./shared-2765.js").modules);
