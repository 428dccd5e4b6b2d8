exports.ids=[1592];
exports.modules={

};
Object.assign(exports.modules,require("./shared-20414.js").modules);
