exports.ids=[1276,8778,6397,8092,2228,1556,3889,5711];
exports.modules={
26886:(function(t,c,i){"use strict";i.d(c,{B:function(){return n}});let n="https://github.com/OWNER/cartwright"}),
63889:(function(e,i,t){"use strict";t.d(i,{F:function(){return n},h:function(){return factsOfSlot}});let n="cartwright.lock";function factsOfSlot(e){switch(e.kind){case"cartridge":return[["id",e.id],["version",e.version],["romDigest",e.romDigest],["signedBy",`[${e.signedBy.join(", ")}]`],["fileDigest",e.fileDigest]];case"package":return[["id",e.id],["version",e.version],["package",e.package]];case"none":return[]}}}),
98052:(function(r,e,n){"use strict";n.d(e,{$T:function(){return withoutPages},Ei:function(){return ruleAnchor},ez:function(){return o},gd:function(){return rulePage},hF:function(){return withPages}});var t=n(26886),u=n(58508);let o=`${t.B}/blob/v${u.x}/docs/rules.md`;function rulePage(r){let e=ruleAnchor(r);return void 0===e?o:`${o}#${e}`}function ruleAnchor(r){return/^[a-z]+\/[a-z0-9-]+$/.test(r)?r.replace("/",""):void 0}function withPages(r){return r.map(r=>({...r,url:rulePage(r.rule)}))}function withoutPages(r){return r.map(r=>{let{url:e,...n}=r;return n})}})
};
Object.assign(exports.modules,require("./shared-2765.js").modules);
