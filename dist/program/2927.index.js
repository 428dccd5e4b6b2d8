exports.ids=[2927];
exports.modules={

};
Object.assign(exports.modules,require("./shared-2927.js").modules);
