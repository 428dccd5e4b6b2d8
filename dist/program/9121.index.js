exports.ids=[9121];
exports.modules={

};
Object.assign(exports.modules,require("./shared-79121.js").modules);
