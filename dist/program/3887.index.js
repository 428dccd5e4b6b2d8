"use strict";
exports.id = 3887;
exports.ids = [3887];
exports.modules = {



};
;
Object.assign(exports.modules, require("./shared-83887.js").modules);
