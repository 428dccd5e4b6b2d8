exports.ids=[7587,6958,4440,75,8778,4470,3931,8477,3990,2956,7912,4341,1556,3889,4317,1410,298,3243,3591,7798,3576,3483,5319,8285];
exports.modules={

};
Object.assign(exports.modules,require("./shared-2765.js").modules);
Object.assign(exports.modules,require("./shared-26886.js").modules);
Object.assign(exports.modules,require("./shared-17077.js").modules);
Object.assign(exports.modules,require("./shared-55270.js").modules);
Object.assign(exports.modules,require("./shared-34871.js").modules);
Object.assign(exports.modules,require("./shared-14788.js").modules);
Object.assign(exports.modules,require("./shared-20944.js").modules);
Object.assign(exports.modules,require("./shared-36214.js").modules);
Object.assign(exports.modules,require("./shared-3931.js").modules);
Object.assign(exports.modules,require("./shared-83990.js").modules);
Object.assign(exports.modules,require("./shared-21374.js").modules);
Object.assign(exports.modules,require("./shared-92400.js").modules);
Object.assign(exports.modules,require("./shared-38879.js").modules);
Object.assign(exports.modules,require("./shared-25319.js").modules);
