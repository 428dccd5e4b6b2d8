"use strict";
exports.id = 7701;
exports.ids = [7701];
exports.modules = {



};
;
Object.assign(exports.modules, require("./shared-70479.js").modules);
