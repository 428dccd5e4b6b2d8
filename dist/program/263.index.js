exports.ids=[263];
exports.modules={

};
Object.assign(exports.modules,require("./shared-20263.js").modules);
Object.assign(exports.modules,require("./shared-70624.js").modules);
