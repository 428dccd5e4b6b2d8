exports.ids=[1621,2065,8160,6313];
exports.modules={

};
Object.assign(exports.modules,require("./shared-7126.js").modules);
Object.assign(exports.modules,require("./shared-32065.js").modules);
Object.assign(exports.modules,require("./shared-771.js").modules);
Object.assign(exports.modules,require("./shared-77789.js").modules);
Object.assign(exports.modules,require("./shared-58858.js").modules);
Object.assign(exports.modules,require("./shared-53335.js").modules);
