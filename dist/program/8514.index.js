"use strict";
exports.id = 8514;
exports.ids = [8514];
exports.modules = {



};
;
Object.assign(exports.modules, require("./shared-8514.js").modules);
