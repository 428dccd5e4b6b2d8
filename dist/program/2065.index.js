"use strict";
exports.id = 2065;
exports.ids = [2065];
exports.modules = {



};
;
Object.assign(exports.modules, require("./shared-32065.js").modules);
