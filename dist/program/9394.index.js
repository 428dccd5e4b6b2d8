exports.ids=[9394,6783,2956,6958,9605];
exports.modules={
21800:(function(e,t,n){"use strict";n.d(t,{S:function(){return denyReasons},decide:function(){return decide},i:function(){return deniedStatements}});var s=n(90751),i=n(37356),r=n(37498),o=n(94251),a=n(20075),d=n(99034),u=n(22968);async function decide(e,t,n,s){try{let i=await (0,u.verifyFile)(t(),n,s),r=await denyReasons(e,i),{trust:o,cartridgeId:a,romDigest:d,fileDigest:c,publisherId:l,keyids:f}=i.outcome,h=0===r.length?"allow":"deny";return{path:n,decision:h,reasons:r,trust:o,cartridgeId:a,romDigest:d,fileDigest:c,publisherId:l,keyids:f}}catch(t){let e=(0,r.Z)(t);if(!(e instanceof o.yo))throw t;return{path:n,decision:"deny",reasons:[{id:"readable",message:`${e.message} (${e.help})`}],trust:null,cartridgeId:null,romDigest:null,fileDigest:null,publisherId:null,keyids:[]}}}async function denyReasons(e,t){let{outcome:n,manifestBytes:s,artifact:i}=t,r=failedChecks(n);if("tampered"===n.trust||"unsigned"===n.trust||"untrusted"===n.trust)return r;let o=void 0===s?void 0:await (0,d.xH)(n,s,e.profile);return[...r,...deniedStatements(e,{subject:o,artifact:i})]}function deniedStatements({policy:e,hosts:t,profile:n,binder:r},{subject:o,publisherId:a,artifact:d}){let u=o?.manifest,l=[...void 0===a?[]:(0,s.Ww)(e.signers,{publisherId:a}),...(0,s.xZ)(e,{artifact:d,manifest:u})];if(void 0!==t&&void 0===o)return[...l,{id:"host",message:"it has no manifest that a host could accept"}];if(void 0===o)return l;let f=(t??[]).map(e=>(0,i.Uu)(o,e,{profile:n,binder:r})),h=void 0===u&&void 0!==e.scopes?[c]:[];return[...l,...h,...f.flatMap(hostReason)]}let c={id:"scope",message:"its manifest may not be used, so its scopes are unknown"};function failedChecks({ok:e,checks:t}){let n=t.filter(e=>!e.ok).map(({id:e,message:t})=>({id:e,message:t})),s=e||n.length>0?[]:t.filter(({warning:e})=>!0===e);return[...n,...s.map(({id:e,message:t})=>({id:e,message:t}))]}function hostReason(e){let t=(0,a.quote)(e.host);switch(e.verdict){case"accept":return[];case"refuse":return[{id:"host",message:`the host ${t} refuses it: ${e.descriptor.unmet.join(", ")}`}];case"not judged":return[{id:"host",message:`the host ${t} is not judged: ${e.reason}`}]}}})
};
Object.assign(exports.modules,require("./shared-56783.js").modules);
Object.assign(exports.modules,require("./shared-30461.js").modules);
Object.assign(exports.modules,require("./shared-39982.js").modules);
Object.assign(exports.modules,require("./shared-99034.js").modules);
Object.assign(exports.modules,require("./shared-68331.js").modules);
Object.assign(exports.modules,require("./shared-37356.js").modules);
Object.assign(exports.modules,require("./shared-27912.js").modules);
Object.assign(exports.modules,require("./shared-3275.js").modules);
Object.assign(exports.modules,require("./shared-42714.js").modules);
Object.assign(exports.modules,require("./shared-36251.js").modules);
Object.assign(exports.modules,require("./shared-13651.js").modules);
