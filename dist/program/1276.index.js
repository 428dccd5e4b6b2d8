exports.ids=[8778,6397,75,2956,1276,8778,6397,8092,2228,1556,3889,5711,6397,8778,8092,5711,2228,8092,5711,1556,3889,3889,5711,8092,4317,3889,4668,2956];
exports.modules={

};
Object.assign(exports.modules,require("./shared-2765.js").modules);
Object.assign(exports.modules,require("./shared-26886.js").modules);
Object.assign(exports.modules,require("./shared-10029.js").modules);
