exports.ids=[3691,2065,6313,8160];
exports.modules={

};
Object.assign(exports.modules,require("./shared-7126.js").modules);
Object.assign(exports.modules,require("./shared-32065.js").modules);
Object.assign(exports.modules,require("./shared-72278.js").modules);
