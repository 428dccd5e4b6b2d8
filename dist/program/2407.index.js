exports.ids=[2407,8778,75,8355,7238,1360];
exports.modules={

};
Object.assign(exports.modules,require("./shared-2765.js").modules);
Object.assign(exports.modules,require("./shared-95245.js").modules);
Object.assign(exports.modules,require("./shared-1782.js").modules);
Object.assign(exports.modules,require("./shared-10029.js").modules);
Object.assign(exports.modules,require("./shared-18355.js").modules);
Object.assign(exports.modules,require("./shared-34293.js").modules);
Object.assign(exports.modules,require("./shared-32407.js").modules);
Object.assign(exports.modules,require("./shared-98035.js").modules);
