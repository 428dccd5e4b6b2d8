exports.ids=[8778,6397,75,6397,8778,6520,4080,2457,2457];
exports.modules={

};
Object.assign(exports.modules,require("./shared-2765.js").modules);
Object.assign(exports.modules,require("./shared-1782.js").modules);
Object.assign(exports.modules,require("./shared-68331.js").modules);
Object.assign(exports.modules,require("./shared-60851.js").modules);
Object.assign(exports.modules,require("./shared-14788.js").modules);
Object.assign(exports.modules,require("./shared-28205.js").modules);
Object.assign(exports.modules,require("./shared-32457.js").modules);
