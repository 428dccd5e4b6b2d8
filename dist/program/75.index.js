"use strict";
exports.id = 75;
exports.ids = [75];
exports.modules = {



};
;
Object.assign(exports.modules, require("./shared-58313.js").modules);
