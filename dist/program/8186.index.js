"use strict";
exports.id = 8186;
exports.ids = [8186];
exports.modules = {



};
;
Object.assign(exports.modules, require("./shared-78186.js").modules);
