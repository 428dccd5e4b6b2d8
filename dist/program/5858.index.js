exports.ids=[5858];
exports.modules={

};
Object.assign(exports.modules,require("./shared-75858.js").modules);
