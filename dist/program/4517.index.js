exports.ids=[4517,3591,9307,7798,3576,9608];
exports.modules={

};
Object.assign(exports.modules,require("./shared-26886.js").modules);
Object.assign(exports.modules,require("./shared-21236.js").modules);
Object.assign(exports.modules,require("./shared-32630.js").modules);
Object.assign(exports.modules,require("./shared-1211.js").modules);
Object.assign(exports.modules,require("./shared-65397.js").modules);
Object.assign(exports.modules,require("./shared-55270.js").modules);
Object.assign(exports.modules,require("./shared-93778.js").modules);
Object.assign(exports.modules,require("./shared-38879.js").modules);
Object.assign(exports.modules,require("./shared-9602.js").modules);
