exports.ids=[8355];
exports.modules={

};
Object.assign(exports.modules,require("./shared-18355.js").modules);
