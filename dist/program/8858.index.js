exports.ids=[8858,4440,75,8778,4470,3931,8477,3990,2956,7912,6958,4341,1556,3889,4317,1410,298,3243,3591,7798,3576,2743,5097,9173,9608];
exports.modules={

};
Object.assign(exports.modules,require("./shared-2765.js").modules);
Object.assign(exports.modules,require("./shared-26886.js").modules);
Object.assign(exports.modules,require("./shared-17077.js").modules);
Object.assign(exports.modules,require("./shared-21236.js").modules);
Object.assign(exports.modules,require("./shared-32630.js").modules);
Object.assign(exports.modules,require("./shared-55270.js").modules);
Object.assign(exports.modules,require("./shared-36251.js").modules);
Object.assign(exports.modules,require("./shared-14788.js").modules);
Object.assign(exports.modules,require("./shared-36214.js").modules);
Object.assign(exports.modules,require("./shared-3931.js").modules);
Object.assign(exports.modules,require("./shared-58858.js").modules);
Object.assign(exports.modules,require("./shared-83990.js").modules);
Object.assign(exports.modules,require("./shared-21374.js").modules);
Object.assign(exports.modules,require("./shared-38879.js").modules);
