exports.ids=[5834,7739];
exports.modules={

};
Object.assign(exports.modules,require("./shared-20414.js").modules);
Object.assign(exports.modules,require("./shared-17104.js").modules);
