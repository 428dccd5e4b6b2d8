exports.ids=[6958,2374];
exports.modules={

};
Object.assign(exports.modules,require("./shared-42374.js").modules);
