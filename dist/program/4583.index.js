exports.ids=[4583];
exports.modules={

};
Object.assign(exports.modules,require("./shared-79821.js").modules);
