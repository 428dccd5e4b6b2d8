exports.ids=[7442];
exports.modules={

};
Object.assign(exports.modules,require("./shared-7442.js").modules);
