exports.ids=[8778,6397,75,8355,75,8092,5711,6397,8778,8092,5711,2228,8092,5711,5711,8092,1360,75,8355,8092,5711];
exports.modules={

};
Object.assign(exports.modules,require("./shared-2765.js").modules);
Object.assign(exports.modules,require("./shared-10029.js").modules);
Object.assign(exports.modules,require("./shared-18355.js").modules);
Object.assign(exports.modules,require("./shared-34293.js").modules);
Object.assign(exports.modules,require("./shared-98035.js").modules);
