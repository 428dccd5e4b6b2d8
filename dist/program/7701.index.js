exports.ids=[7701,6958,2956,6783];
exports.modules={

};
Object.assign(exports.modules,require("./shared-56783.js").modules);
Object.assign(exports.modules,require("./shared-60851.js").modules);
Object.assign(exports.modules,require("./shared-70479.js").modules);
Object.assign(exports.modules,require("./shared-97701.js").modules);
