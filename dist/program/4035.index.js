exports.ids=[4035,2956,1410,3776,75,8778,4579,4341,5446,6783,7876,5495,5762,298,3483];
exports.modules={

};
Object.assign(exports.modules,require("./shared-2765.js").modules);
Object.assign(exports.modules,require("./shared-26886.js").modules);
Object.assign(exports.modules,require("./shared-56783.js").modules);
Object.assign(exports.modules,require("./shared-72278.js").modules);
Object.assign(exports.modules,require("./shared-34871.js").modules);
Object.assign(exports.modules,require("./shared-14788.js").modules);
Object.assign(exports.modules,require("./shared-21374.js").modules);
Object.assign(exports.modules,require("./shared-92400.js").modules);
Object.assign(exports.modules,require("./shared-97876.js").modules);
