exports.ids=[4713,3591,8550];
exports.modules={

};
Object.assign(exports.modules,require("./shared-27912.js").modules);
Object.assign(exports.modules,require("./shared-36251.js").modules);
Object.assign(exports.modules,require("./shared-68031.js").modules);
Object.assign(exports.modules,require("./shared-38879.js").modules);
