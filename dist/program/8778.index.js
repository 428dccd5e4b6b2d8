exports.ids=[8778];
exports.modules={

};
Object.assign(exports.modules,require("./shared-8778.js").modules);
