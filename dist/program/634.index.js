exports.ids=[634,8160,8670,6313];
exports.modules={

};
Object.assign(exports.modules,require("./shared-7126.js").modules);
Object.assign(exports.modules,require("./shared-44007.js").modules);
Object.assign(exports.modules,require("./shared-99159.js").modules);
