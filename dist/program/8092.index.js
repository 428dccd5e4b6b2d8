exports.ids=[8092,5711,2228,8092,5711,5711,8092];
exports.modules={

};
Object.assign(exports.modules,require("./shared-10029.js").modules);
