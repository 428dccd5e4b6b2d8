"use strict";
exports.id = 5270;
exports.ids = [5270];
exports.modules = {



};
;
Object.assign(exports.modules, require("./shared-55270.js").modules);
