exports.ids=[1103];
exports.modules={

};
Object.assign(exports.modules,require("./shared-21103.js").modules);
