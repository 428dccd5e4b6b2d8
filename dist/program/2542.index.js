exports.ids=[2542];
exports.modules={

};
Object.assign(exports.modules,require("./shared-2584.js").modules);
