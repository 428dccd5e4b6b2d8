exports.ids=[8694];
exports.modules={

};
Object.assign(exports.modules,require("./shared-78694.js").modules);
