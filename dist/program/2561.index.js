exports.ids=[2561,8778,75];
exports.modules={

};
Object.assign(exports.modules,require("./shared-2765.js").modules);
Object.assign(exports.modules,require("./shared-9302.js").modules);
Object.assign(exports.modules,require("./shared-92400.js").modules);
