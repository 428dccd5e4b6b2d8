exports.ids=[6202,8778,7912,9173,6397];
exports.modules={
80557:(function(e,n,r){"use strict";r.d(n,{RE:function(){return namesLayout},ii:function(){return referencesIn}});var i=r(39181),t=r(82001),o=r(21236),u=r(21689);function isLayoutFolder(e,n){return"directory"===e.kind(n)&&"file"===e.kind((0,u.uJ)(n,o.gI))}function namesLayout(e,n){let r=(0,t.m)(n,n=>"file"===e.kind(n)||isLayoutFolder(e,n),n=>isLayoutFolder(e,n)).path;return r!==n||isLayoutFolder(e,r)}function referencesIn(e,n){return isLayoutFolder(e,n)?new i.P(inFolder(e,n)).references():void 0}function inFolder(e,n){return{path:n,read:(r,i)=>{let t=(0,u.uJ)(n,r);return"file"===e.kind(t)?e.readFile(t,i):void 0},open:()=>void 0}}})
};
Object.assign(exports.modules,require("./shared-2765.js").modules);
Object.assign(exports.modules,require("./shared-21236.js").modules);
Object.assign(exports.modules,require("./shared-30461.js").modules);
Object.assign(exports.modules,require("./shared-3275.js").modules);
Object.assign(exports.modules,require("./shared-42714.js").modules);
Object.assign(exports.modules,require("./shared-55270.js").modules);
Object.assign(exports.modules,require("./shared-96619.js").modules);
