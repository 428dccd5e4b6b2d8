exports.ids=[9917,4440,75,3889,8778,2956,6958,1556,4317,1410];
exports.modules={

};
Object.assign(exports.modules,require("./shared-2765.js").modules);
Object.assign(exports.modules,require("./shared-26886.js").modules);
Object.assign(exports.modules,require("./shared-1782.js").modules);
Object.assign(exports.modules,require("./shared-1211.js").modules);
Object.assign(exports.modules,require("./shared-7631.js").modules);
