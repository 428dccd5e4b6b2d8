exports.ids=[1013,7739,5834,9605,3591,9307,7798,3576,5005,1798,2968];
exports.modules={

};
Object.assign(exports.modules,require("./shared-20414.js").modules);
Object.assign(exports.modules,require("./shared-39982.js").modules);
Object.assign(exports.modules,require("./shared-3275.js").modules);
Object.assign(exports.modules,require("./shared-17104.js").modules);
Object.assign(exports.modules,require("./shared-55270.js").modules);
Object.assign(exports.modules,require("./shared-38879.js").modules);
Object.assign(exports.modules,require("./shared-9602.js").modules);
