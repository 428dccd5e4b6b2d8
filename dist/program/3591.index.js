exports.ids=[3591];
exports.modules={

};
Object.assign(exports.modules,require("./shared-38879.js").modules);
