exports.ids=[7701,6958,2374];
exports.modules={

};
Object.assign(exports.modules,require("./shared-60851.js").modules);
Object.assign(exports.modules,require("./shared-42374.js").modules);
Object.assign(exports.modules,require("./shared-70479.js").modules);
Object.assign(exports.modules,require("./shared-97701.js").modules);
