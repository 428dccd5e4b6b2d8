exports.ids=[3994];
exports.modules={

};
Object.assign(exports.modules,require("./shared-37407.js").modules);
