exports.ids=[516];
exports.modules={

};
Object.assign(exports.modules,require("./shared-32065.js").modules);
Object.assign(exports.modules,require("./shared-1782.js").modules);
