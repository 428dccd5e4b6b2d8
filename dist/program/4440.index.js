exports.ids=[4440,75];
exports.modules={
72698:(function(e,r,t){"use strict";let n;t.d(r,{S:function(){return nodeCrypto}});let o=(0,t(98995).createRequire)(require("url").pathToFileURL(__filename).href);function nodeCrypto(){return n??=o("node:crypto")}})
};
Object.assign(exports.modules,require("./shared-2765.js").modules);
