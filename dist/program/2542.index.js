exports.ids=[2542];
exports.modules={

};
Object.assign(exports.modules,require("./shared-92542.js").modules);
