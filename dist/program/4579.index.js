exports.ids=[4579,8778,75,6125];
exports.modules={

};
Object.assign(exports.modules,require("./shared-2765.js").modules);
Object.assign(exports.modules,require("./shared-54579.js").modules);
