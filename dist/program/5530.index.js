exports.ids=[5530,2956,5446,6783,3591,9307,7798,3576,4713,3473,8550,9608];
exports.modules={

};
Object.assign(exports.modules,require("./shared-26886.js").modules);
Object.assign(exports.modules,require("./shared-56783.js").modules);
Object.assign(exports.modules,require("./shared-17077.js").modules);
Object.assign(exports.modules,require("./shared-21236.js").modules);
Object.assign(exports.modules,require("./shared-32630.js").modules);
Object.assign(exports.modules,require("./shared-37356.js").modules);
Object.assign(exports.modules,require("./shared-23714.js").modules);
Object.assign(exports.modules,require("./shared-43146.js").modules);
Object.assign(exports.modules,require("./shared-55270.js").modules);
Object.assign(exports.modules,require("./shared-36251.js").modules);
Object.assign(exports.modules,require("./shared-38879.js").modules);
Object.assign(exports.modules,require("./shared-9602.js").modules);
