exports.ids=[3245,4440,75,5626,8778,2956,6958,7238,3889,6523,4317];
exports.modules={

};
Object.assign(exports.modules,require("./shared-2765.js").modules);
Object.assign(exports.modules,require("./shared-10029.js").modules);
Object.assign(exports.modules,require("./shared-17077.js").modules);
Object.assign(exports.modules,require("./shared-21236.js").modules);
