exports.ids=[5360];
exports.modules={

};
Object.assign(exports.modules,require("./shared-2979.js").modules);
