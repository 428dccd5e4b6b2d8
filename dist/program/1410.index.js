exports.ids=[1410,2956,8778,75,6958,1556,3889,4317];
exports.modules={

};
Object.assign(exports.modules,require("./shared-2765.js").modules);
Object.assign(exports.modules,require("./shared-26886.js").modules);
