exports.ids=[5091,8778,8431,75,8355,7238,6125,9605,1360];
exports.modules={

};
Object.assign(exports.modules,require("./shared-2765.js").modules);
Object.assign(exports.modules,require("./shared-46430.js").modules);
Object.assign(exports.modules,require("./shared-10029.js").modules);
Object.assign(exports.modules,require("./shared-17077.js").modules);
Object.assign(exports.modules,require("./shared-18355.js").modules);
Object.assign(exports.modules,require("./shared-11233.js").modules);
Object.assign(exports.modules,require("./shared-3275.js").modules);
Object.assign(exports.modules,require("./shared-42714.js").modules);
Object.assign(exports.modules,require("./shared-98035.js").modules);
Object.assign(exports.modules,require("./shared-31360.js").modules);
Object.assign(exports.modules,require("./shared-95091.js").modules);
