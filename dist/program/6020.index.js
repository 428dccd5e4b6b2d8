"use strict";
exports.id = 6020;
exports.ids = [6020];
exports.modules = {



};
;
Object.assign(exports.modules, require("./shared-30158.js").modules);
