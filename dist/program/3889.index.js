exports.ids=[3889];
exports.modules={

};
Object.assign(exports.modules,require("./shared-10029.js").modules);
