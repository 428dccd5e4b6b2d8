exports.ids=[8205,6958,2956,6783];
exports.modules={

};
Object.assign(exports.modules,require("./shared-56783.js").modules);
Object.assign(exports.modules,require("./shared-28205.js").modules);
