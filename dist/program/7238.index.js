exports.ids=[7238,8778,75,2956,6958,6523,6783,6125];
exports.modules={

};
Object.assign(exports.modules,require("./shared-2765.js").modules);
Object.assign(exports.modules,require("./shared-56783.js").modules);
Object.assign(exports.modules,require("./shared-10029.js").modules);
