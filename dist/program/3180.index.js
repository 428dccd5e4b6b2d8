exports.ids=[3180,2956,6958,2374,263,6783,8778,75,6125,1410,5662,3776,4080];
exports.modules={

};
Object.assign(exports.modules,require("./shared-2765.js").modules);
Object.assign(exports.modules,require("./shared-46430.js").modules);
Object.assign(exports.modules,require("./shared-56783.js").modules);
Object.assign(exports.modules,require("./shared-17077.js").modules);
Object.assign(exports.modules,require("./shared-68331.js").modules);
Object.assign(exports.modules,require("./shared-771.js").modules);
Object.assign(exports.modules,require("./shared-11233.js").modules);
Object.assign(exports.modules,require("./shared-23714.js").modules);
Object.assign(exports.modules,require("./shared-20263.js").modules);
Object.assign(exports.modules,require("./shared-42374.js").modules);
Object.assign(exports.modules,require("./shared-70624.js").modules);
Object.assign(exports.modules,require("./shared-20181.js").modules);
