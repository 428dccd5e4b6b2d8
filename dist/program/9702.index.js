"use strict";
exports.id = 9702;
exports.ids = [9702];
exports.modules = {



};
;
Object.assign(exports.modules, require("./shared-64464.js").modules);
