exports.ids=[6523,6958,2956,3889];
exports.modules={

};
Object.assign(exports.modules,require("./shared-10029.js").modules);
Object.assign(exports.modules,require("./shared-17077.js").modules);
