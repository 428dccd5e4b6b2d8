exports.ids=[1621,2065,8160,4842,6313];
exports.modules={

};
Object.assign(exports.modules,require("./shared-7126.js").modules);
Object.assign(exports.modules,require("./shared-32065.js").modules);
Object.assign(exports.modules,require("./shared-77789.js").modules);
Object.assign(exports.modules,require("./shared-99159.js").modules);
Object.assign(exports.modules,require("./shared-93778.js").modules);
Object.assign(exports.modules,require("./shared-53335.js").modules);
