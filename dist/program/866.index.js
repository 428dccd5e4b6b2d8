exports.ids=[8778,6397,75,6397,8778,8092,5711,2228,8092,5711,5711,8092,866,8778,4080,7912,6397,8092,5711];
exports.modules={

};
Object.assign(exports.modules,require("./shared-2765.js").modules);
Object.assign(exports.modules,require("./shared-1782.js").modules);
Object.assign(exports.modules,require("./shared-10029.js").modules);
Object.assign(exports.modules,require("./shared-17077.js").modules);
Object.assign(exports.modules,require("./shared-68331.js").modules);
Object.assign(exports.modules,require("./shared-60851.js").modules);
Object.assign(exports.modules,require("./shared-14788.js").modules);
Object.assign(exports.modules,require("./shared-28205.js").modules);
Object.assign(exports.modules,require("./shared-12155.js").modules);
