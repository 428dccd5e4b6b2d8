exports.ids=[8217,598,5360];
exports.modules={

};
Object.assign(exports.modules,require("./shared-38234.js").modules);
Object.assign(exports.modules,require("./shared-23042.js").modules);
Object.assign(exports.modules,require("./shared-2979.js").modules);
