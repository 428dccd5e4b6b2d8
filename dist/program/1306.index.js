exports.ids=[1306,2956,7739,6958,5834,1556,3889,9605,3591,7798,3576,5005,1798,3287,4409];
exports.modules={

};
Object.assign(exports.modules,require("./shared-26886.js").modules);
Object.assign(exports.modules,require("./shared-20414.js").modules);
Object.assign(exports.modules,require("./shared-3275.js").modules);
Object.assign(exports.modules,require("./shared-55270.js").modules);
Object.assign(exports.modules,require("./shared-95478.js").modules);
Object.assign(exports.modules,require("./shared-23042.js").modules);
Object.assign(exports.modules,require("./shared-44677.js").modules);
Object.assign(exports.modules,require("./shared-5949.js").modules);
Object.assign(exports.modules,require("./shared-51306.js").modules);
Object.assign(exports.modules,require("./shared-38879.js").modules);
Object.assign(exports.modules,require("./shared-13287.js").modules);
