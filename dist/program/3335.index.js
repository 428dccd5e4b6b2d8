exports.ids=[3335];
exports.modules={

};
Object.assign(exports.modules,require("./shared-70624.js").modules);
Object.assign(exports.modules,require("./shared-25886.js").modules);
