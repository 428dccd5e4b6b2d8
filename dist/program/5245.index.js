exports.ids=[5245,75,4440,75,8778,6397,75,7774,75,8092,2228,5711,4470,3990,2920,6397,8778,8092,5711,2228,8092,5711,5711,8092,298,3243];
exports.modules={

};
Object.assign(exports.modules,require("./shared-2765.js").modules);
Object.assign(exports.modules,require("./shared-95245.js").modules);
Object.assign(exports.modules,require("./shared-10029.js").modules);
Object.assign(exports.modules,require("./shared-18563.js").modules);
Object.assign(exports.modules,require("./shared-36214.js").modules);
Object.assign(exports.modules,require("./shared-83990.js").modules);
Object.assign(exports.modules,require("./shared-14788.js").modules);
