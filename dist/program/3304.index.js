exports.ids=[3304];
exports.modules={
83304:(function(e,t,s){"use strict";s.r(t),s.d(t,{command:function(){return i}});var a=s(3192),r=s(33192),n=s(57904);let i={name:"trust add",summary:"adds public keys to a trust registry",example:"trust add trust.yaml --public-key next.pub.pem --publisher com.example.agents --proof dns",usage:["trust add FILE --public-key KEY.pub.pem --publisher ID --proof dns"],options:n.sh,formats:["text","json"],details:"A key that stands in the registry, in whatever state, is refused: a revoked one never comes back. Comments and the order\nof the file stay.",usesConfig:!0,async run(e){let t=(0,n.Tt)(e,"trust add"),{entries:i,notes:d}=await (0,n.f)(e,"trust add"),{readRegistryFile:o}=await Promise.resolve().then(s.bind(s,95091)),u=await o(e.fs,t,e.profile);return await (0,n.nU)(e,u,(0,a.UJ)(u.file,i),d),r.dc.ok}}})
};
Object.assign(exports.modules,require("./shared-2765.js").modules);
Object.assign(exports.modules,require("./shared-3192.js").modules);
