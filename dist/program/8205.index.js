exports.ids=[8205,6958,2956];
exports.modules={

};
Object.assign(exports.modules,require("./shared-17077.js").modules);
Object.assign(exports.modules,require("./shared-28205.js").modules);
