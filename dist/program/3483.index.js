exports.ids=[3483,2956,6958,1410];
exports.modules={

};
Object.assign(exports.modules,require("./shared-17077.js").modules);
Object.assign(exports.modules,require("./shared-34871.js").modules);
Object.assign(exports.modules,require("./shared-71509.js").modules);
Object.assign(exports.modules,require("./shared-92400.js").modules);
