exports.ids=[9917,75,8778,6125];
exports.modules={

};
Object.assign(exports.modules,require("./shared-2765.js").modules);
Object.assign(exports.modules,require("./shared-46430.js").modules);
Object.assign(exports.modules,require("./shared-56327.js").modules);
Object.assign(exports.modules,require("./shared-7631.js").modules);
