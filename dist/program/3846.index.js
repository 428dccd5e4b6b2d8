"use strict";
exports.id = 3846;
exports.ids = [3846];
exports.modules = {



};
;
Object.assign(exports.modules, require("./shared-83846.js").modules);
