exports.ids=[8778,6397,75,2714,8355,75,8092,5711,7740,4440,8778,75,7912,9173,2714,8355,5031,6397,8092,2228,5359,5711,8760,5031,9173,2714,8760,6397,8778,8092,5711,2228,8092,5711,5711,8092,8760,2714,9605];
exports.modules={

};
Object.assign(exports.modules,require("./shared-2765.js").modules);
Object.assign(exports.modules,require("./shared-10029.js").modules);
Object.assign(exports.modules,require("./shared-17077.js").modules);
Object.assign(exports.modules,require("./shared-18355.js").modules);
Object.assign(exports.modules,require("./shared-21236.js").modules);
Object.assign(exports.modules,require("./shared-30461.js").modules);
Object.assign(exports.modules,require("./shared-34293.js").modules);
Object.assign(exports.modules,require("./shared-3275.js").modules);
Object.assign(exports.modules,require("./shared-55270.js").modules);
