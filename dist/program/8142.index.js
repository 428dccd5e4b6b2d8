exports.ids=[8142,2956,3889,6958,6523];
exports.modules={

};
Object.assign(exports.modules,require("./shared-10029.js").modules);
Object.assign(exports.modules,require("./shared-17077.js").modules);
Object.assign(exports.modules,require("./shared-30461.js").modules);
Object.assign(exports.modules,require("./shared-39982.js").modules);
Object.assign(exports.modules,require("./shared-68331.js").modules);
Object.assign(exports.modules,require("./shared-1211.js").modules);
Object.assign(exports.modules,require("./shared-37366.js").modules);
Object.assign(exports.modules,require("./shared-4534.js").modules);
Object.assign(exports.modules,require("./shared-14788.js").modules);
Object.assign(exports.modules,require("./shared-7631.js").modules);
