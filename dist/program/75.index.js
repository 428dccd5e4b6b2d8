exports.ids=[75,8778];
exports.modules={

};
Object.assign(exports.modules,require("./shared-2765.js").modules);
