"use strict";
exports.id = 1800;
exports.ids = [1800];
exports.modules = {



};
;
Object.assign(exports.modules, require("./shared-1800.js").modules);
