exports.ids=[1634,8778,75,4440,6397,8092,2228,5711,5679];
exports.modules={
97381:(function(t,n,i){"use strict";i.d(n,{g:function(){return c}});let c=".cartwright/activations.json"})
};
Object.assign(exports.modules,require("./shared-2765.js").modules);
Object.assign(exports.modules,require("./shared-18355.js").modules);
Object.assign(exports.modules,require("./shared-21236.js").modules);
Object.assign(exports.modules,require("./shared-36813.js").modules);
Object.assign(exports.modules,require("./shared-69608.js").modules);
Object.assign(exports.modules,require("./shared-94486.js").modules);
Object.assign(exports.modules,require("./shared-28205.js").modules);
