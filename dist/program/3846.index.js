exports.ids=[3846];
exports.modules={

};
Object.assign(exports.modules,require("./shared-20944.js").modules);
Object.assign(exports.modules,require("./shared-83846.js").modules);
