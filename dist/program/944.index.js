"use strict";
exports.id = 944;
exports.ids = [944];
exports.modules = {



};
;
Object.assign(exports.modules, require("./shared-31885.js").modules);
