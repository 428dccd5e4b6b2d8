exports.ids=[4014,75];
exports.modules={

};
Object.assign(exports.modules,require("./shared-2765.js").modules);
Object.assign(exports.modules,require("./shared-41817.js").modules);
Object.assign(exports.modules,require("./shared-49139.js").modules);
Object.assign(exports.modules,require("./shared-8432.js").modules);
Object.assign(exports.modules,require("./shared-67774.js").modules);
