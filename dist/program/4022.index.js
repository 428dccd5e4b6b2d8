exports.ids=[4022,4484,75,6125,8778,9605];
exports.modules={

};
Object.assign(exports.modules,require("./shared-2765.js").modules);
Object.assign(exports.modules,require("./shared-46430.js").modules);
Object.assign(exports.modules,require("./shared-44484.js").modules);
Object.assign(exports.modules,require("./shared-3275.js").modules);
Object.assign(exports.modules,require("./shared-44823.js").modules);
