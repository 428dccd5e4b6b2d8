exports.ids=[6958,2956];
exports.modules={

};
Object.assign(exports.modules,require("./shared-17077.js").modules);
