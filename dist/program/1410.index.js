exports.ids=[1410,2956,8778,75,6783];
exports.modules={

};
Object.assign(exports.modules,require("./shared-2765.js").modules);
Object.assign(exports.modules,require("./shared-56783.js").modules);
