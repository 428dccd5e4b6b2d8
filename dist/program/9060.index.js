exports.ids=[9060,6125,9654,75,8778,5773,3304,2937,8378,8355,7238,9605,1360,5091,8431];
exports.modules={
9060:(function(e,t,a){"use strict";a.r(t),a.d(t,{command:function(){return l}});var r=a(3192),s=a(11233),i=a(33192),o=a(57904),n=a(31360);let l={name:"trust rotate",summary:"replaces a key of a trust registry",example:"trust rotate trust.yaml --key ed25519:1f2e3d4c --public-key next.pub.pem --overlap 90",usage:["trust rotate FILE --key KEYID --public-key NEW.pub.pem","trust rotate FILE --key KEYID --public-key NEW.pub.pem --overlap 90"],options:[(0,i.F9)("key","KEYID","the key to replace: its id, or at least 8 of its hex digits"),(0,i.F9)("public-key","FILE","the new key: an ed25519 public key (PEM)"),(0,i.F9)("overlap","DAYS","days during which both keys are valid (default: 30)"),o.jY,o.Zr],formats:["text","json"],details:"The new key is of the same publisher, and valid from the change, or from its earliest signature that is here, for as long as the old one was to be. The old\nkey ends with the overlap, never later than it would have; what it signed is portable then. Only an active key that has no\nsuccessor is rotated.",usesConfig:!0,async run(e){let t=(0,o.Tt)(e,"trust rotate"),l=(0,o.zM)(e,"trust rotate","key","KEYID"),u=(0,o.lK)(e,"trust rotate"),{readRegistryFile:h}=await Promise.resolve().then(a.bind(a,95091)),d=await h(e.fs,t,e.profile),y=(0,r.OM)(d.file,l),f=(0,n.zf)(e,"not-after"),p=(0,s.r)(e.value("overlap"),"--overlap",[0,9999]," of days")??30,c=(0,o.OA)(e),k=await (0,o.EY)(e,[u],c),b=(0,r.h6)(d.file,{from:y,to:u,at:c,first:k.of(u),overlap:p,until:f}),m=b.changed.find(({field:e})=>"notAfter"===e)?.after??y.notAfter;return await (0,o.nU)(e,d,b,[...k.notes,`until ${m} both keys sign for ${y.publisherId}`,`what ${y.keyid} signed is portable after that: sign with the new key, by sign --replace, what is still used`]),i.dc.ok}}})
};
Object.assign(exports.modules,require("./shared-2765.js").modules);
Object.assign(exports.modules,require("./shared-46430.js").modules);
Object.assign(exports.modules,require("./shared-10029.js").modules);
Object.assign(exports.modules,require("./shared-17077.js").modules);
Object.assign(exports.modules,require("./shared-18355.js").modules);
Object.assign(exports.modules,require("./shared-9654.js").modules);
Object.assign(exports.modules,require("./shared-11233.js").modules);
Object.assign(exports.modules,require("./shared-3275.js").modules);
Object.assign(exports.modules,require("./shared-42714.js").modules);
Object.assign(exports.modules,require("./shared-3192.js").modules);
Object.assign(exports.modules,require("./shared-98035.js").modules);
Object.assign(exports.modules,require("./shared-31360.js").modules);
Object.assign(exports.modules,require("./shared-95091.js").modules);
