exports.ids=[2937,6125,9654,75,8778,5773,3304,8378,8355,9605,1360,5091,8431];
exports.modules={
32937:(function(e,t,r){"use strict";r.r(t),r.d(t,{command:function(){return i}});var s=r(3192),a=r(33192),o=r(57904);let i={name:"trust revoke",summary:"revokes a key of a trust registry",example:"trust revoke trust.yaml --key ed25519:1f2e3d4c --reason key-compromise",usage:["trust revoke FILE --key KEYID --reason key-compromise"],options:[(0,a.F9)("key","KEYID","the key: its id, or at least 8 of its hex digits"),(0,a.F9)("reason","REASON","why",{choices:s.z_}),o.Zr],formats:["text","json"],details:"key-compromise: someone else may have the private key. Everything that it signed is tampered from then on,\nwhatever its date, because a thief can write any date. superseded and retired: only you had the key. What it signed\nstays intact, and becomes portable. You cannot undo a revocation; only key-compromise may follow another reason.",usesConfig:!0,async run(e){let t=(0,o.Tt)(e,"trust revoke"),i=(0,o.zM)(e,"trust revoke","key","KEYID"),n=(0,o.zM)(e,"trust revoke","reason",s.z_.join("|")),{readRegistryFile:y}=await Promise.resolve().then(r.bind(r,95091)),m=await y(e.fs,t,e.profile),u=(0,s.CB)((0,s.OM)(m.file,i),n,(0,o.OA)(e));return await (0,o.nU)(e,m,u,[d[n]]),a.dc.ok}},n="what it signed stays intact, and becomes portable: the registry no longer trusts it",d={"key-compromise":"all that it signed, whenever, is tampered: build and sign it again with another key",superseded:n,retired:n}})
};
Object.assign(exports.modules,require("./shared-2765.js").modules);
Object.assign(exports.modules,require("./shared-10029.js").modules);
Object.assign(exports.modules,require("./shared-18355.js").modules);
Object.assign(exports.modules,require("./shared-9654.js").modules);
Object.assign(exports.modules,require("./shared-27912.js").modules);
Object.assign(exports.modules,require("./shared-3275.js").modules);
Object.assign(exports.modules,require("./shared-42714.js").modules);
Object.assign(exports.modules,require("./shared-74004.js").modules);
Object.assign(exports.modules,require("./shared-3192.js").modules);
Object.assign(exports.modules,require("./shared-98035.js").modules);
Object.assign(exports.modules,require("./shared-31360.js").modules);
