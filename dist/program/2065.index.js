exports.ids=[2065];
exports.modules={

};
Object.assign(exports.modules,require("./shared-32065.js").modules);
