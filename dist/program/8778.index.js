exports.ids=[8778,6397,75];
exports.modules={

};
Object.assign(exports.modules,require("./shared-2765.js").modules);
