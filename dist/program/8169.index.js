exports.ids=[8169];
exports.modules={
5876:(function(e,t,s){"use strict";s.d(t,{K:function(){return sameAnswers},m:function(){return compareVerdicts}});var n=s(11364);function sameAnswers(e,t){let s=new Map,n=new Map,r=new Map,numberOf=(e,t)=>{let s=e.get(t)??e.size;return e.set(t,s),s};for(let r of e){let e=`${numberOf(n,t(r))} ${r.subject}`,u=s.get(e);void 0===u?s.set(e,[r]):u.push(r)}let u=new Map;for(let[e,t]of s){let s=e.slice(0,e.indexOf(" ")),n=t.map(({profile:e})=>numberOf(r,e)).join(","),o=u.get(`${s} ${n}`);void 0===o?u.set(`${s} ${n}`,{hosts:t,subjects:[t[0]]}):o.subjects.push(t[0])}return[...u.values()].map(e=>({verdict:e.hosts[0],...e}))}function compareVerdicts(e,t){return(0,n.z)(e.subject,t.subject)||(0,n.z)(e.profile,t.profile)}}),
63889:(function(e,i,t){"use strict";t.d(i,{F:function(){return n},h:function(){return factsOfSlot}});let n="cartwright.lock";function factsOfSlot(e){switch(e.kind){case"cartridge":return[["id",e.id],["version",e.version],["romDigest",e.romDigest],["signedBy",`[${e.signedBy.join(", ")}]`],["fileDigest",e.fileDigest]];case"package":return[["id",e.id],["version",e.version],["package",e.package]];case"none":return[]}}})
};
Object.assign(exports.modules,require("./shared-2765.js").modules);
Object.assign(exports.modules,require("./shared-36813.js").modules);
Object.assign(exports.modules,require("./shared-94486.js").modules);
Object.assign(exports.modules,require("./shared-23714.js").modules);
Object.assign(exports.modules,require("./shared-56327.js").modules);
Object.assign(exports.modules,require("./shared-27066.js").modules);
