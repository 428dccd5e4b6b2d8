exports.ids=[944];
exports.modules={

};
Object.assign(exports.modules,require("./shared-20944.js").modules);
