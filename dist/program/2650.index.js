exports.ids=[2650];
exports.modules={

};
Object.assign(exports.modules,require("./shared-22650.js").modules);
