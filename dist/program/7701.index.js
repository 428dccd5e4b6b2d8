exports.ids=[7701];
exports.modules={

};
Object.assign(exports.modules,require("./shared-41834.js").modules);
Object.assign(exports.modules,require("./shared-8738.js").modules);
Object.assign(exports.modules,require("./shared-97701.js").modules);
