exports.ids=[864,2999,4080,3889];
exports.modules={
63889:(function(e,i,t){"use strict";t.d(i,{F:function(){return n},h:function(){return factsOfSlot}});let n="cartwright.lock";function factsOfSlot(e){switch(e.kind){case"cartridge":return[["id",e.id],["version",e.version],["romDigest",e.romDigest],["signedBy",`[${e.signedBy.join(", ")}]`],["fileDigest",e.fileDigest]];case"package":return[["id",e.id],["version",e.version],["package",e.package]];case"none":return[]}}}),
77530:(function(t,n,r){"use strict";function unreachable(t){throw Error(`a case that does not exist: ${JSON.stringify(t)}`)}r.d(n,{H:function(){return unreachable}})}),
85266:(function(t,e,n){"use strict";function probeKey(t,e){return`${t} ${e}`}function timeOf(t,e=!1){let n=t.slice(0,10),r=Date.parse(`${n}T00:00:00Z`);return Number.isNaN(r)||!new Date(r).toISOString().startsWith(n)?0/0:Date.parse(t===n?`${t}T${e?"23:59:59.999":"00:00:00"}Z`:t)}n.d(e,{S:function(){return probeKey},n:function(){return timeOf}})}),
91100:(function(a,e,r){"use strict";r.r(e),r.d(e,{command:function(){return n}});var s=r(53751);let n={name:"cal",summary:"alias of workflow ready",example:"cal loops/release.cal.yaml --cartridges agents",usage:["cal CAL --cartridges DIR"],options:s.READY_OPTIONS,formats:["text","json"],usesConfig:!0,run:s.runReady}})
};
Object.assign(exports.modules,require("./shared-2765.js").modules);
Object.assign(exports.modules,require("./shared-32630.js").modules);
Object.assign(exports.modules,require("./shared-67774.js").modules);
Object.assign(exports.modules,require("./shared-1211.js").modules);
Object.assign(exports.modules,require("./shared-13651.js").modules);
Object.assign(exports.modules,require("./shared-36813.js").modules);
Object.assign(exports.modules,require("./shared-65397.js").modules);
