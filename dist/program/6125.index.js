exports.ids=[6125];
exports.modules={

};
Object.assign(exports.modules,require("./shared-46430.js").modules);
