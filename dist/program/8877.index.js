"use strict";
exports.id = 8877;
exports.ids = [8877];
exports.modules = {



};
;
Object.assign(exports.modules, require("./shared-30158.js").modules);
