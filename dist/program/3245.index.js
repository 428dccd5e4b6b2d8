exports.ids=[8778,6397,75,6397,8778,8092,5711,2228,8092,5711,5711,8092,3245,4440,75,8092,5711,9608];
exports.modules={

};
Object.assign(exports.modules,require("./shared-2765.js").modules);
Object.assign(exports.modules,require("./shared-10029.js").modules);
Object.assign(exports.modules,require("./shared-21236.js").modules);
Object.assign(exports.modules,require("./shared-32630.js").modules);
