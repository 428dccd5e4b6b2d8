exports.ids=[1324];
exports.modules={

};
Object.assign(exports.modules,require("./shared-20414.js").modules);
