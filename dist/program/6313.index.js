exports.ids=[6313,8160];
exports.modules={

};
Object.assign(exports.modules,require("./shared-7126.js").modules);
