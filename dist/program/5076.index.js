"use strict";
exports.id = 5076;
exports.ids = [5076];
exports.modules = {



};
;
Object.assign(exports.modules, require("./shared-45076.js").modules);
