exports.ids=[4925];
exports.modules={

};
Object.assign(exports.modules,require("./shared-20414.js").modules);
