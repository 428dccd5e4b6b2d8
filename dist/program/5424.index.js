exports.ids=[5424];
exports.modules={

};
Object.assign(exports.modules,require("./shared-92542.js").modules);
Object.assign(exports.modules,require("./shared-15424.js").modules);
