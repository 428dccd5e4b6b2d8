exports.ids=[4317,3889,8778,75,2956,6958,1556,1410];
exports.modules={

};
Object.assign(exports.modules,require("./shared-2765.js").modules);
Object.assign(exports.modules,require("./shared-26886.js").modules);
