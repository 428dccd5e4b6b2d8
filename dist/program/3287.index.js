exports.ids=[3287,2956,6958,1556,3889,3591,7798,3576,5005];
exports.modules={

};
Object.assign(exports.modules,require("./shared-26886.js").modules);
Object.assign(exports.modules,require("./shared-55270.js").modules);
Object.assign(exports.modules,require("./shared-95478.js").modules);
Object.assign(exports.modules,require("./shared-23042.js").modules);
Object.assign(exports.modules,require("./shared-44677.js").modules);
Object.assign(exports.modules,require("./shared-5949.js").modules);
Object.assign(exports.modules,require("./shared-38879.js").modules);
Object.assign(exports.modules,require("./shared-13287.js").modules);
