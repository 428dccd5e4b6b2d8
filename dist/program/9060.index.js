exports.ids=[9060,9654,75,8778,5773,3304,8378,8355,3889,4317,9605,1360,5091,7912,9173];
exports.modules={
9060:(function(e,t,a){"use strict";a.r(t),a.d(t,{command:function(){return n}});var r=a(3192),s=a(11233),o=a(33192),i=a(57904),l=a(31360);let n={name:"trust rotate",summary:"replaces a key of a trust registry",example:"trust rotate trust.yaml --key ed25519:1f2e3d4c --public-key next.pub.pem --overlap 90",usage:["trust rotate FILE --key KEYID --public-key NEW.pub.pem","trust rotate FILE --key KEYID --public-key NEW.pub.pem --overlap 90"],options:[(0,o.F9)("key","KEYID","the key that is followed: its id, or at least 8 of its hex digits"),(0,o.F9)("public-key","FILE","the key that follows: an ed25519 public key (PEM)"),(0,o.F9)("overlap","DAYS","how long both are valid (default 30)"),i.jY,i.Zr],formats:["text","json"],details:"The new key is of the same publisher, and valid from the change, or from its earliest signature that is here, for as long as the old one was to be. The old\nkey ends with the overlap, never later than it would have; what it signed is portable then. Only an active key that has no\nsuccessor is rotated.",usesConfig:!0,async run(e){let t=(0,i.Tt)(e,"trust rotate"),n=(0,i.zM)(e,"trust rotate","key","KEYID"),u=(0,i.lK)(e,"trust rotate"),{readRegistryFile:h}=await Promise.resolve().then(a.bind(a,95091)),f=await h(e.fs,t,e.profile),d=(0,r.OM)(f.file,n),p=(0,l.zf)(e,"not-after"),y=(0,s.r)(e.value("overlap"),"--overlap",[0,9999]," of days")??30,k=(0,i.OA)(e),c=await (0,i.EY)(e,[u],k),b=(0,r.h6)(f.file,{from:d,to:u,at:k,first:c.of(u),overlap:y,until:p}),w=b.changed.find(({field:e})=>"notAfter"===e)?.after??d.notAfter;return await (0,i.nU)(e,f,b,[...c.notes,`until ${w} both keys sign for ${d.publisherId}`,`what ${d.keyid} signed is portable after that: sign with the new key, by sign --replace, what is still used`]),o.dc.ok}}})
};
Object.assign(exports.modules,require("./shared-2765.js").modules);
Object.assign(exports.modules,require("./shared-10029.js").modules);
Object.assign(exports.modules,require("./shared-18355.js").modules);
Object.assign(exports.modules,require("./shared-9654.js").modules);
Object.assign(exports.modules,require("./shared-11233.js").modules);
Object.assign(exports.modules,require("./shared-27912.js").modules);
Object.assign(exports.modules,require("./shared-3275.js").modules);
Object.assign(exports.modules,require("./shared-42714.js").modules);
Object.assign(exports.modules,require("./shared-74004.js").modules);
Object.assign(exports.modules,require("./shared-3192.js").modules);
Object.assign(exports.modules,require("./shared-98035.js").modules);
