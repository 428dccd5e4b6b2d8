exports.ids=[9605];
exports.modules={

};
Object.assign(exports.modules,require("./shared-3275.js").modules);
