exports.ids=[9491,8355];
exports.modules={

};
Object.assign(exports.modules,require("./shared-30461.js").modules);
Object.assign(exports.modules,require("./shared-18355.js").modules);
