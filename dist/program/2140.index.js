exports.ids=[4440,75,8778,6397,75,4579,8778,75,6397,2956,2920,6397,8778,1556,3889,3889,4317,3889,2140,2956,4668,7876,4668,2956,5762,298,3483];
exports.modules={

};
Object.assign(exports.modules,require("./shared-2765.js").modules);
Object.assign(exports.modules,require("./shared-26886.js").modules);
Object.assign(exports.modules,require("./shared-1782.js").modules);
Object.assign(exports.modules,require("./shared-34871.js").modules);
Object.assign(exports.modules,require("./shared-54579.js").modules);
Object.assign(exports.modules,require("./shared-18563.js").modules);
Object.assign(exports.modules,require("./shared-76821.js").modules);
Object.assign(exports.modules,require("./shared-14788.js").modules);
Object.assign(exports.modules,require("./shared-92400.js").modules);
Object.assign(exports.modules,require("./shared-97876.js").modules);
