exports.ids=[6584,4484,3776,8778,75,348,3732,6125,516,7238,8135];
exports.modules={

};
Object.assign(exports.modules,require("./shared-2765.js").modules);
Object.assign(exports.modules,require("./shared-26886.js").modules);
Object.assign(exports.modules,require("./shared-46430.js").modules);
Object.assign(exports.modules,require("./shared-53440.js").modules);
Object.assign(exports.modules,require("./shared-10029.js").modules);
Object.assign(exports.modules,require("./shared-44484.js").modules);
Object.assign(exports.modules,require("./shared-13651.js").modules);
Object.assign(exports.modules,require("./shared-83732.js").modules);
Object.assign(exports.modules,require("./shared-76584.js").modules);
