exports.ids=[5495];
exports.modules={

};
Object.assign(exports.modules,require("./shared-72278.js").modules);
Object.assign(exports.modules,require("./shared-97876.js").modules);
