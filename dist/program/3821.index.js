exports.ids=[3821,3776,8778,75,1411,8355,3828,6202,3717,7913,7238,6125,3245,5626,9605];
exports.modules={

};
Object.assign(exports.modules,require("./shared-2765.js").modules);
Object.assign(exports.modules,require("./shared-46430.js").modules);
Object.assign(exports.modules,require("./shared-10029.js").modules);
Object.assign(exports.modules,require("./shared-17077.js").modules);
Object.assign(exports.modules,require("./shared-18355.js").modules);
Object.assign(exports.modules,require("./shared-21236.js").modules);
Object.assign(exports.modules,require("./shared-30461.js").modules);
Object.assign(exports.modules,require("./shared-39982.js").modules);
Object.assign(exports.modules,require("./shared-3275.js").modules);
Object.assign(exports.modules,require("./shared-42714.js").modules);
Object.assign(exports.modules,require("./shared-55270.js").modules);
