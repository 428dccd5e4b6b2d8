exports.ids=[8670,3700,8160,6313];
exports.modules={

};
Object.assign(exports.modules,require("./shared-7126.js").modules);
Object.assign(exports.modules,require("./shared-72278.js").modules);
Object.assign(exports.modules,require("./shared-99159.js").modules);
Object.assign(exports.modules,require("./shared-93778.js").modules);
