exports.ids=[328,6958,3776,75,8778,2956,4341,2561,2374,6783,1410,298,3591,9307,7798,3576,3483,5319,3896];
exports.modules={

};
Object.assign(exports.modules,require("./shared-2765.js").modules);
Object.assign(exports.modules,require("./shared-56783.js").modules);
Object.assign(exports.modules,require("./shared-771.js").modules);
Object.assign(exports.modules,require("./shared-42374.js").modules);
Object.assign(exports.modules,require("./shared-55270.js").modules);
Object.assign(exports.modules,require("./shared-34871.js").modules);
Object.assign(exports.modules,require("./shared-14788.js").modules);
Object.assign(exports.modules,require("./shared-20944.js").modules);
Object.assign(exports.modules,require("./shared-21374.js").modules);
Object.assign(exports.modules,require("./shared-9302.js").modules);
Object.assign(exports.modules,require("./shared-92400.js").modules);
Object.assign(exports.modules,require("./shared-38879.js").modules);
Object.assign(exports.modules,require("./shared-9602.js").modules);
