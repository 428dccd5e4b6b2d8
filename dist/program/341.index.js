exports.ids=[341,8778,75,2956,6958,6783,6125,1410];
exports.modules={

};
Object.assign(exports.modules,require("./shared-2765.js").modules);
Object.assign(exports.modules,require("./shared-56783.js").modules);
Object.assign(exports.modules,require("./shared-27912.js").modules);
Object.assign(exports.modules,require("./shared-36251.js").modules);
Object.assign(exports.modules,require("./shared-37366.js").modules);
Object.assign(exports.modules,require("./shared-68031.js").modules);
