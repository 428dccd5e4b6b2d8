"use strict";
exports.id = 6923;
exports.ids = [6923];
exports.modules = {



};
;
Object.assign(exports.modules, require("./shared-66923.js").modules);
