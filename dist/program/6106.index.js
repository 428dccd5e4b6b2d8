exports.ids=[8778,6397,75,2956,9121,1276,8778,6397,8092,2228,1556,3889,5711,6397,8778,8092,5711,2228,8092,5711,1556,3889,3889,3732,9121,3889,5711,8092,4317,3889,4668,2956,6106,8778,2956,7912,9173,6397,8092,5711];
exports.modules={

};
Object.assign(exports.modules,require("./shared-2765.js").modules);
Object.assign(exports.modules,require("./shared-26886.js").modules);
Object.assign(exports.modules,require("./shared-53440.js").modules);
Object.assign(exports.modules,require("./shared-79121.js").modules);
Object.assign(exports.modules,require("./shared-10029.js").modules);
Object.assign(exports.modules,require("./shared-17077.js").modules);
Object.assign(exports.modules,require("./shared-30461.js").modules);
Object.assign(exports.modules,require("./shared-32630.js").modules);
Object.assign(exports.modules,require("./shared-68331.js").modules);
Object.assign(exports.modules,require("./shared-60851.js").modules);
Object.assign(exports.modules,require("./shared-76821.js").modules);
