exports.ids=[5097,9173,3591,2743];
exports.modules={

};
Object.assign(exports.modules,require("./shared-27912.js").modules);
Object.assign(exports.modules,require("./shared-36251.js").modules);
Object.assign(exports.modules,require("./shared-71509.js").modules);
Object.assign(exports.modules,require("./shared-38879.js").modules);
