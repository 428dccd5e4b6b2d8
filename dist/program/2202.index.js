exports.ids=[2202,4583,4440,75,8778,6397,5858,2920,298,1577];
exports.modules={

};
Object.assign(exports.modules,require("./shared-2765.js").modules);
Object.assign(exports.modules,require("./shared-14788.js").modules);
Object.assign(exports.modules,require("./shared-23042.js").modules);
Object.assign(exports.modules,require("./shared-79821.js").modules);
Object.assign(exports.modules,require("./shared-75858.js").modules);
Object.assign(exports.modules,require("./shared-13748.js").modules);
