exports.ids=[1276,8778,6397,8092,2228,1556,3889,75,2956,6958,6523,4317,4668];
exports.modules={

};
Object.assign(exports.modules,require("./shared-2765.js").modules);
Object.assign(exports.modules,require("./shared-26886.js").modules);
Object.assign(exports.modules,require("./shared-10029.js").modules);
