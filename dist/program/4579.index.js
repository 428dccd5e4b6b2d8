exports.ids=[8778,6397,75,4579,8778,75,6397,6397,8778];
exports.modules={

};
Object.assign(exports.modules,require("./shared-2765.js").modules);
Object.assign(exports.modules,require("./shared-1782.js").modules);
Object.assign(exports.modules,require("./shared-54579.js").modules);
