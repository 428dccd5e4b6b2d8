exports.ids=[7560,6125,8778,75,8355,7238,1360];
exports.modules={

};
Object.assign(exports.modules,require("./shared-2765.js").modules);
Object.assign(exports.modules,require("./shared-46430.js").modules);
Object.assign(exports.modules,require("./shared-95245.js").modules);
Object.assign(exports.modules,require("./shared-10029.js").modules);
Object.assign(exports.modules,require("./shared-18355.js").modules);
Object.assign(exports.modules,require("./shared-11233.js").modules);
Object.assign(exports.modules,require("./shared-19363.js").modules);
Object.assign(exports.modules,require("./shared-74004.js").modules);
Object.assign(exports.modules,require("./shared-98035.js").modules);
Object.assign(exports.modules,require("./shared-31360.js").modules);
