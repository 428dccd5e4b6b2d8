exports.ids=[1410,2956,6958];
exports.modules={

};
Object.assign(exports.modules,require("./shared-17077.js").modules);
Object.assign(exports.modules,require("./shared-71509.js").modules);
