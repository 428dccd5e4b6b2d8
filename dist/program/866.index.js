exports.ids=[866,8778,4080,7912,6958,6523,8205,75,2956,1276,1556,3889,7238,4317,1410];
exports.modules={

};
Object.assign(exports.modules,require("./shared-2765.js").modules);
Object.assign(exports.modules,require("./shared-26886.js").modules);
Object.assign(exports.modules,require("./shared-1782.js").modules);
Object.assign(exports.modules,require("./shared-10029.js").modules);
Object.assign(exports.modules,require("./shared-17077.js").modules);
Object.assign(exports.modules,require("./shared-68331.js").modules);
Object.assign(exports.modules,require("./shared-60851.js").modules);
Object.assign(exports.modules,require("./shared-14788.js").modules);
Object.assign(exports.modules,require("./shared-28205.js").modules);
Object.assign(exports.modules,require("./shared-12155.js").modules);
