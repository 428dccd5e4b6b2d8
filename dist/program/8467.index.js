exports.ids=[8467,1324,3705,8092,6086,5711];
exports.modules={
5949:(function(e,t,i){"use strict";i.d(t,{I:function(){return r},g:function(){return s}});let r={cartridge:1e3,sqlar:25e4,capabilities:1e4,objects:25e4,signatures:16,memory:25e4,vectors:25e4,attestations:1e4,skill:5e4},s=0x400000000})
};
Object.assign(exports.modules,require("./shared-2765.js").modules);
Object.assign(exports.modules,require("./shared-20414.js").modules);
Object.assign(exports.modules,require("./shared-21236.js").modules);
