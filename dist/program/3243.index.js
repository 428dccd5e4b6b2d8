exports.ids=[3243,3776,75,8778,3990,4341,298];
exports.modules={

};
Object.assign(exports.modules,require("./shared-2765.js").modules);
Object.assign(exports.modules,require("./shared-14788.js").modules);
Object.assign(exports.modules,require("./shared-83990.js").modules);
Object.assign(exports.modules,require("./shared-21374.js").modules);
