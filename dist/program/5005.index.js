exports.ids=[5005,3591,9307,7798,3576];
exports.modules={

};
Object.assign(exports.modules,require("./shared-17104.js").modules);
Object.assign(exports.modules,require("./shared-55270.js").modules);
Object.assign(exports.modules,require("./shared-38879.js").modules);
Object.assign(exports.modules,require("./shared-9602.js").modules);
