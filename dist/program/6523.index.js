exports.ids=[6523,6958,2374];
exports.modules={

};
Object.assign(exports.modules,require("./shared-10029.js").modules);
Object.assign(exports.modules,require("./shared-42374.js").modules);
