exports.ids=[9654,75,8778];
exports.modules={

};
Object.assign(exports.modules,require("./shared-2765.js").modules);
Object.assign(exports.modules,require("./shared-9654.js").modules);
