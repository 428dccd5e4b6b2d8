exports.ids=[2956,9121,1556,3889,3889,3732,9121,3889];
exports.modules={

};
Object.assign(exports.modules,require("./shared-26886.js").modules);
Object.assign(exports.modules,require("./shared-53440.js").modules);
Object.assign(exports.modules,require("./shared-79121.js").modules);
Object.assign(exports.modules,require("./shared-76821.js").modules);
