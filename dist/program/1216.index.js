exports.ids=[1216,8778,6397,8092,2228,5711,5311];
exports.modules={
14788:(function(e,i,t){"use strict";function forward(e,i){return{cwd:e.cwd,readFile:(...i)=>e.readFile(...i),kind:i=>e.kind(i),isLink:i=>e.isLink(i),list:(...i)=>e.list(...i),checkTarget:i=>e.checkTarget(i),writeFile:(...i)=>e.writeFile(...i),...i}}function listedOnce(e){let i=new Map;return forward(e,{list(t,{ignored:n=!1,onLink:r}={}){let l=`${n?"all":"judged"} ${t}`,d=i.get(l);if(void 0===d){let r=[];d={files:e.list(t,{ignored:n,onLink:e=>r.push(e)}),links:r},i.set(l,d)}return void 0!==r&&d.links.forEach(e=>r(e)),[...d.files]}})}t.d(i,{T:function(){return listedOnce},s:function(){return forward}})}),
80557:(function(e,n,r){"use strict";r.d(n,{RE:function(){return namesLayout},ii:function(){return referencesIn}});var i=r(39181),t=r(82001),o=r(21236),u=r(21689);function isLayoutFolder(e,n){return"directory"===e.kind(n)&&"file"===e.kind((0,u.uJ)(n,o.gI))}function namesLayout(e,n){let r=(0,t.m)(n,n=>"file"===e.kind(n)||isLayoutFolder(e,n),n=>isLayoutFolder(e,n)).path;return r!==n||isLayoutFolder(e,r)}function referencesIn(e,n){return isLayoutFolder(e,n)?new i.P(inFolder(e,n)).references():void 0}function inFolder(e,n){return{path:n,read:(r,i)=>{let t=(0,u.uJ)(n,r);return"file"===e.kind(t)?e.readFile(t,i):void 0},open:()=>void 0}}}),
97381:(function(t,n,i){"use strict";i.d(n,{g:function(){return c}});let c=".cartwright/activations.json"})
};
Object.assign(exports.modules,require("./shared-2765.js").modules);
Object.assign(exports.modules,require("./shared-18355.js").modules);
Object.assign(exports.modules,require("./shared-21236.js").modules);
Object.assign(exports.modules,require("./shared-39181.js").modules);
Object.assign(exports.modules,require("./shared-36813.js").modules);
Object.assign(exports.modules,require("./shared-94486.js").modules);
Object.assign(exports.modules,require("./shared-37366.js").modules);
Object.assign(exports.modules,require("./shared-28205.js").modules);
