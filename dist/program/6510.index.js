exports.ids=[6510];
exports.modules={

};
Object.assign(exports.modules,require("./shared-72278.js").modules);
Object.assign(exports.modules,require("./shared-76510.js").modules);
