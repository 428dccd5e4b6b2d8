exports.ids=[7831];
exports.modules={

};
Object.assign(exports.modules,require("./shared-77831.js").modules);
