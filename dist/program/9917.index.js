exports.ids=[8778,6397,75,2956,6397,8778,1556,3889,3889,4317,3889,9917,4440,75,3889,4668,2956];
exports.modules={

};
Object.assign(exports.modules,require("./shared-2765.js").modules);
Object.assign(exports.modules,require("./shared-26886.js").modules);
Object.assign(exports.modules,require("./shared-1782.js").modules);
Object.assign(exports.modules,require("./shared-36251.js").modules);
Object.assign(exports.modules,require("./shared-7631.js").modules);
