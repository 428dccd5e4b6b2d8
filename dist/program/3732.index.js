exports.ids=[3732,3889];
exports.modules={
22115:(function(n,t,r){"use strict";r.d(t,{Zl:function(){return ruleIds},kQ:function(){return knownRule},xS:function(){return factsOf}});var e=r(94560);let u=new Map(e.j.map(n=>[n.id,n]));function knownRule(n){return u.get(n)}function factsOf(n){let t=u.get(n);if(void 0===t)throw Error(`a finding names the rule ${JSON.stringify(n)}, which does not exist`);return t}function ruleIds(){return e.j.map(({id:n})=>n)}}),
63889:(function(e,i,t){"use strict";t.d(i,{F:function(){return n},h:function(){return factsOfSlot}});let n="cartwright.lock";function factsOfSlot(e){switch(e.kind){case"cartridge":return[["id",e.id],["version",e.version],["romDigest",e.romDigest],["signedBy",`[${e.signedBy.join(", ")}]`],["fileDigest",e.fileDigest]];case"package":return[["id",e.id],["version",e.version],["package",e.package]];case"none":return[]}}})
};
Object.assign(exports.modules,require("./shared-4138.js").modules);
Object.assign(exports.modules,require("./shared-53440.js").modules);
Object.assign(exports.modules,require("./shared-76821.js").modules);
Object.assign(exports.modules,require("./shared-79121.js").modules);
Object.assign(exports.modules,require("./shared-94560.js").modules);
Object.assign(exports.modules,require("./shared-83732.js").modules);
