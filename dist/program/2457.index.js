exports.ids=[2457];
exports.modules={

};
Object.assign(exports.modules,require("./shared-14788.js").modules);
Object.assign(exports.modules,require("./shared-32457.js").modules);
