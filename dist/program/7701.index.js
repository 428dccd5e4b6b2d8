exports.ids=[7701,6958,2956,1556,3889];
exports.modules={

};
Object.assign(exports.modules,require("./shared-26886.js").modules);
Object.assign(exports.modules,require("./shared-41834.js").modules);
Object.assign(exports.modules,require("./shared-70479.js").modules);
Object.assign(exports.modules,require("./shared-97701.js").modules);
