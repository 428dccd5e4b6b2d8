exports.ids=[8778,6397,75,3180,2956,263,2374,2956,6397,8778,1556,3889,3889,263,2374,4317,3889,4668,2956,4654,4440,75,4080];
exports.modules={

};
Object.assign(exports.modules,require("./shared-2765.js").modules);
Object.assign(exports.modules,require("./shared-26886.js").modules);
Object.assign(exports.modules,require("./shared-1782.js").modules);
Object.assign(exports.modules,require("./shared-17077.js").modules);
Object.assign(exports.modules,require("./shared-34293.js").modules);
Object.assign(exports.modules,require("./shared-68331.js").modules);
Object.assign(exports.modules,require("./shared-36813.js").modules);
Object.assign(exports.modules,require("./shared-20263.js").modules);
Object.assign(exports.modules,require("./shared-42374.js").modules);
Object.assign(exports.modules,require("./shared-20181.js").modules);
