exports.ids=[2288,2956,6783,3591,9307,7798,3576,5005];
exports.modules={

};
Object.assign(exports.modules,require("./shared-56783.js").modules);
Object.assign(exports.modules,require("./shared-17104.js").modules);
Object.assign(exports.modules,require("./shared-55270.js").modules);
Object.assign(exports.modules,require("./shared-95478.js").modules);
Object.assign(exports.modules,require("./shared-23042.js").modules);
Object.assign(exports.modules,require("./shared-44677.js").modules);
Object.assign(exports.modules,require("./shared-38879.js").modules);
Object.assign(exports.modules,require("./shared-9602.js").modules);
Object.assign(exports.modules,require("./shared-13287.js").modules);
