exports.ids=[8550,3591,4713];
exports.modules={

};
Object.assign(exports.modules,require("./shared-27912.js").modules);
Object.assign(exports.modules,require("./shared-36251.js").modules);
Object.assign(exports.modules,require("./shared-68031.js").modules);
Object.assign(exports.modules,require("./shared-38879.js").modules);
