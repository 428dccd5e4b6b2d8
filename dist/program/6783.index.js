exports.ids=[6783,2956];
exports.modules={

};
Object.assign(exports.modules,require("./shared-56783.js").modules);
