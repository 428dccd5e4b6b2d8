"use strict";
exports.id = 2695;
exports.ids = [2695];
exports.modules = {



};
;
Object.assign(exports.modules, require("./shared-45076.js").modules);
