exports.ids=[2956];
exports.modules={

};
Object.assign(exports.modules,require("./shared-38234.js").modules);
Object.assign(exports.modules,require("./shared-52087.js").modules);
