exports.ids=[4440,75,8778,6397,75,2920,6397,8778,298];
exports.modules={

};
Object.assign(exports.modules,require("./shared-2765.js").modules);
Object.assign(exports.modules,require("./shared-18563.js").modules);
Object.assign(exports.modules,require("./shared-14788.js").modules);
