exports.ids=[7789,2065];
exports.modules={

};
Object.assign(exports.modules,require("./shared-99159.js").modules);
Object.assign(exports.modules,require("./shared-32065.js").modules);
Object.assign(exports.modules,require("./shared-77789.js").modules);
