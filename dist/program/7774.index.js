exports.ids=[7774,75,3776,8778,4470,3990,8431,4341,7238,298,3243];
exports.modules={

};
Object.assign(exports.modules,require("./shared-2765.js").modules);
Object.assign(exports.modules,require("./shared-10029.js").modules);
Object.assign(exports.modules,require("./shared-17077.js").modules);
Object.assign(exports.modules,require("./shared-14788.js").modules);
Object.assign(exports.modules,require("./shared-36214.js").modules);
Object.assign(exports.modules,require("./shared-83990.js").modules);
Object.assign(exports.modules,require("./shared-21374.js").modules);
