exports.ids=[9060,9654,75,8778,5773,3304,2937,8378,8355,7238,9605,1360,5091,7912,9173];
exports.modules={
9060:(function(e,t,a){"use strict";a.r(t),a.d(t,{command:function(){return n}});var r=a(3192),o=a(94251),s=a(33192),i=a(57904),l=a(31360);let n={name:"trust rotate",summary:"replaces a key of a trust registry",example:"trust rotate trust.yaml --key ed25519:1f2e3d4c --public-key next.pub.pem --overlap 90",usage:["trust rotate FILE --key KEYID --public-key NEW.pub.pem","trust rotate FILE --key KEYID --public-key NEW.pub.pem --overlap 90"],options:[(0,s.F9)("key","KEYID","the key that is followed: its id, or at least 8 of its hex digits"),(0,s.F9)("public-key","FILE","the key that follows: an ed25519 public key (PEM)"),(0,s.F9)("overlap","DAYS","how long both are valid (default 30)"),i.jY,i.Zr],formats:["text","json"],details:"The new key is of the same publisher, and valid from the change, or from its earliest signature that is here, for as long as the old one was to be. The old\nkey ends with the overlap, never later than it would have; what it signed is portable then. Only an active key that has no\nsuccessor is rotated.",usesConfig:!0,async run(e){let t=(0,i.Tt)(e,"trust rotate"),o=(0,i.zM)(e,"trust rotate","key","KEYID"),n=(0,i.lK)(e,"trust rotate"),{readRegistryFile:u}=await Promise.resolve().then(a.bind(a,95091)),h=await u(e.fs,t,e.profile),f=(0,r.OM)(h.file,o),p=(0,l.zf)(e,"not-after"),d=(0,i.OA)(e),y=await (0,i.EY)(e,[n],d),c=(0,r.h6)(h.file,{from:f,to:n,at:d,first:y.of(n),overlap:overlapOf(e),until:p}),k=c.changed.find(({field:e})=>"notAfter"===e)?.after??f.notAfter;return await (0,i.nU)(e,h,c,[...y.notes,`until ${k} both keys sign for ${f.publisherId}`,`what ${f.keyid} signed is portable after that: sign with the new key, by sign --replace, what is still used`]),s.dc.ok}};function overlapOf({value:e}){let t=e("overlap")??"30";if(/^\d{1,4}$/.test(t))return Number(t);throw new o.yo("usage",`--overlap is ${JSON.stringify(t)}`,{help:"whole days, from 0 to 9999"})}})
};
Object.assign(exports.modules,require("./shared-2765.js").modules);
Object.assign(exports.modules,require("./shared-1782.js").modules);
Object.assign(exports.modules,require("./shared-10029.js").modules);
Object.assign(exports.modules,require("./shared-17077.js").modules);
Object.assign(exports.modules,require("./shared-18355.js").modules);
Object.assign(exports.modules,require("./shared-34293.js").modules);
Object.assign(exports.modules,require("./shared-9654.js").modules);
Object.assign(exports.modules,require("./shared-3275.js").modules);
Object.assign(exports.modules,require("./shared-3192.js").modules);
Object.assign(exports.modules,require("./shared-98035.js").modules);
Object.assign(exports.modules,require("./shared-95091.js").modules);
