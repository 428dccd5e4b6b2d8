exports.ids=[4318,4440,8778,75,4080,8355,6958,6397,8092,2228,3889,6523,9917,8205,3579];
exports.modules={
7631:(function(n,t,e){"use strict";e.d(t,{IP:function(){return sorted},be:function(){return writeLock}});var i=e(32754),r=e(1782),o=e(63889);let s=/^(?:[A-Za-z_][\w./@+-]*|\d+\.\d+\.\d+|(?:sha256|ed25519):[0-9a-f]{64})$/,a=/^(?:true|false|null|yes|no|on|off|y|n|none)$/i;function writeLock({cals:n,hosts:t}){return['# Which cartridge staffs each slot. Written by "cartwright lock"; commit it, and do not edit it.',`schemaVersion: ${i.L4}`,...mapping(0,"cals",sorted(n),([n,t])=>mapping(1,n,sorted(t),slotLines)),...mapping(0,"hosts",sorted(t),hostLines),""].join("\n")}function sorted(n){return[...n].sort(([n],[t])=>n<t?-1:+(n>t))}function mapping(n,t,e,i){return 0===e.length?[line(n,t,"{}")]:[line(n,t),...e.flatMap(i)]}function slotLines([n,t]){return"none"===t.kind?[line(2,n,"none")]:mapping(2,n,(0,o.h)(t),([n,t])=>[line(3,n,"signedBy"===n?t:scalar(t))])}function hostLines([n,{digest:t,pins:e}]){return[line(1,n),line(2,"digest",t),...mapping(2,"pins",sorted(e),([n,t])=>[line(3,n,scalar(t))])]}function line(n,t,e){return`${"  ".repeat(n)}${scalar(t)}:${void 0===e?"":` ${e}`}`}function scalar(n){return s.test(n)&&!a.test(n)?n:(0,r.I)(n)}}),
14788:(function(i,e,t){"use strict";function forward(i,e){return{cwd:i.cwd,readFile:(...e)=>i.readFile(...e),kind:e=>i.kind(e),isLink:e=>i.isLink(e),list:(...e)=>i.list(...e),checkTarget:e=>i.checkTarget(e),writeFile:(...e)=>i.writeFile(...e),...e}}function listedOnce(i){let e=new Map;return forward(i,{list(t,{ignored:n=!1,onLink:r,onSkip:s}={}){let l=`${n?"all":"judged"} ${t}`,d=e.get(l);if(void 0===d){let[r,s]=[[],[]];d={files:i.list(t,{ignored:n,onLink:i=>r.push(i),onSkip:(...i)=>s.push(i)}),links:r,skips:s},e.set(l,d)}return void 0!==r&&d.links.forEach(i=>r(i)),void 0!==s&&d.skips.forEach(i=>s(...i)),[...d.files]}})}t.d(e,{T:function(){return listedOnce},s:function(){return forward}})}),
56958:(function(n,r,t){"use strict";function parsedJson(n){try{return JSON.parse(n)}catch{return}}t.d(r,{U:function(){return parsedJson}})}),
63889:(function(e,i,t){"use strict";t.d(i,{F:function(){return n},h:function(){return factsOfSlot}});let n="cartwright.lock";function factsOfSlot(e){switch(e.kind){case"cartridge":return[["id",e.id],["version",e.version],["romDigest",e.romDigest],["signedBy",`[${e.signedBy.join(", ")}]`],["fileDigest",e.fileDigest]];case"package":return[["id",e.id],["version",e.version],["package",e.package]];case"none":return[]}}}),
85266:(function(t,e,n){"use strict";function probeKey(t,e){return`${t} ${e}`}function timeOf(t,e=!1){let n=t.slice(0,10),r=Date.parse(`${n}T00:00:00Z`);return Number.isNaN(r)||!new Date(r).toISOString().startsWith(n)?0/0:Date.parse(t===n?`${t}T${e?"23:59:59.999":"00:00:00"}Z`:t)}n.d(e,{S:function(){return probeKey},n:function(){return timeOf}})}),
97381:(function(t,n,i){"use strict";i.d(n,{g:function(){return c}});let c=".cartwright/activations.json"})
};
Object.assign(exports.modules,require("./shared-2765.js").modules);
Object.assign(exports.modules,require("./shared-18355.js").modules);
Object.assign(exports.modules,require("./shared-30461.js").modules);
Object.assign(exports.modules,require("./shared-34293.js").modules);
Object.assign(exports.modules,require("./shared-36813.js").modules);
Object.assign(exports.modules,require("./shared-56327.js").modules);
Object.assign(exports.modules,require("./shared-37366.js").modules);
Object.assign(exports.modules,require("./shared-4534.js").modules);
Object.assign(exports.modules,require("./shared-28205.js").modules);
Object.assign(exports.modules,require("./shared-9917.js").modules);
Object.assign(exports.modules,require("./shared-78733.js").modules);
