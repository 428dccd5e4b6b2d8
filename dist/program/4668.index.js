exports.ids=[4668,2956,8778,6397,75,6958,1556,3889,4317];
exports.modules={

};
Object.assign(exports.modules,require("./shared-2765.js").modules);
Object.assign(exports.modules,require("./shared-26886.js").modules);
