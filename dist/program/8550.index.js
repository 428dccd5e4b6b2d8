exports.ids=[8550,2956,5446,6783,3591,4713];
exports.modules={

};
Object.assign(exports.modules,require("./shared-26886.js").modules);
Object.assign(exports.modules,require("./shared-56783.js").modules);
Object.assign(exports.modules,require("./shared-17077.js").modules);
Object.assign(exports.modules,require("./shared-36251.js").modules);
Object.assign(exports.modules,require("./shared-38879.js").modules);
