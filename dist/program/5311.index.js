exports.ids=[5311];
exports.modules={
14788:(function(e,i,t){"use strict";function forward(e,i){return{cwd:e.cwd,readFile:(...i)=>e.readFile(...i),kind:i=>e.kind(i),isLink:i=>e.isLink(i),list:(...i)=>e.list(...i),checkTarget:i=>e.checkTarget(i),writeFile:(...i)=>e.writeFile(...i),...i}}function listedOnce(e){let i=new Map;return forward(e,{list(t,{ignored:n=!1,onLink:r}={}){let l=`${n?"all":"judged"} ${t}`,d=i.get(l);if(void 0===d){let r=[];d={files:e.list(t,{ignored:n,onLink:e=>r.push(e)}),links:r},i.set(l,d)}return void 0!==r&&d.links.forEach(e=>r(e)),[...d.files]}})}t.d(i,{T:function(){return listedOnce},s:function(){return forward}})})
};
Object.assign(exports.modules,require("./shared-2765.js").modules);
Object.assign(exports.modules,require("./shared-37366.js").modules);
