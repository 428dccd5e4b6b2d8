exports.ids=[8160,6313];
exports.modules={

};
Object.assign(exports.modules,require("./shared-7126.js").modules);
