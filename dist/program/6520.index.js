exports.ids=[6520,4080,2457];
exports.modules={
14788:(function(i,e,t){"use strict";function forward(i,e){return{cwd:i.cwd,readFile:(...e)=>i.readFile(...e),kind:e=>i.kind(e),isLink:e=>i.isLink(e),list:(...e)=>i.list(...e),checkTarget:e=>i.checkTarget(e),writeFile:(...e)=>i.writeFile(...e),...e}}function listedOnce(i){let e=new Map;return forward(i,{list(t,{ignored:n=!1,onLink:r,onSkip:s}={}){let l=`${n?"all":"judged"} ${t}`,d=e.get(l);if(void 0===d){let[r,s]=[[],[]];d={files:i.list(t,{ignored:n,onLink:i=>r.push(i),onSkip:(...i)=>s.push(i)}),links:r,skips:s},e.set(l,d)}return void 0!==r&&d.links.forEach(i=>r(i)),void 0!==s&&d.skips.forEach(i=>s(...i)),[...d.files]}})}t.d(e,{T:function(){return listedOnce},s:function(){return forward}})}),
97381:(function(t,n,i){"use strict";i.d(n,{g:function(){return c}});let c=".cartwright/activations.json"})
};
Object.assign(exports.modules,require("./shared-2765.js").modules);
Object.assign(exports.modules,require("./shared-28205.js").modules);
Object.assign(exports.modules,require("./shared-32457.js").modules);
