exports.ids=[4579,8778,75];
exports.modules={

};
Object.assign(exports.modules,require("./shared-2765.js").modules);
Object.assign(exports.modules,require("./shared-72278.js").modules);
