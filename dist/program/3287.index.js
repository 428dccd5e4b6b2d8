exports.ids=[3287,2956,6958,3591,7798,3576,5005];
exports.modules={

};
Object.assign(exports.modules,require("./shared-17077.js").modules);
Object.assign(exports.modules,require("./shared-70624.js").modules);
Object.assign(exports.modules,require("./shared-17104.js").modules);
Object.assign(exports.modules,require("./shared-55270.js").modules);
Object.assign(exports.modules,require("./shared-23042.js").modules);
Object.assign(exports.modules,require("./shared-44677.js").modules);
Object.assign(exports.modules,require("./shared-38879.js").modules);
Object.assign(exports.modules,require("./shared-34415.js").modules);
Object.assign(exports.modules,require("./shared-13287.js").modules);
