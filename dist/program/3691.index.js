exports.ids=[3691,6827,6783,6072,6313,2065,2956,8160];
exports.modules={

};
Object.assign(exports.modules,require("./shared-7126.js").modules);
Object.assign(exports.modules,require("./shared-32065.js").modules);
Object.assign(exports.modules,require("./shared-56783.js").modules);
Object.assign(exports.modules,require("./shared-72278.js").modules);
