exports.ids=[5091];
exports.modules={

};
Object.assign(exports.modules,require("./shared-3275.js").modules);
Object.assign(exports.modules,require("./shared-27999.js").modules);
Object.assign(exports.modules,require("./shared-95091.js").modules);
Object.assign(exports.modules,require("./shared-42714.js").modules);
