exports.ids=[1131];
exports.modules={

};
Object.assign(exports.modules,require("./shared-80224.js").modules);
Object.assign(exports.modules,require("./shared-73512.js").modules);
Object.assign(exports.modules,require("./shared-29669.js").modules);
