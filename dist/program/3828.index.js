exports.ids=[3828,1411,7913,9605];
exports.modules={

};
Object.assign(exports.modules,require("./shared-17077.js").modules);
Object.assign(exports.modules,require("./shared-18355.js").modules);
Object.assign(exports.modules,require("./shared-30461.js").modules);
Object.assign(exports.modules,require("./shared-39982.js").modules);
Object.assign(exports.modules,require("./shared-3275.js").modules);
Object.assign(exports.modules,require("./shared-42714.js").modules);
Object.assign(exports.modules,require("./shared-55270.js").modules);
