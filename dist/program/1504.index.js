exports.ids=[1504,2956,6958];
exports.modules={
98824:(function(t,e,i){"use strict";i.d(e,{earliestSignatures:function(){return earliestSignatures}});var r=i(94251),a=i(83245),s=i(22968);async function earliestSignatures(t,e,i,n){let l=(0,s.plainDemands)(n),o={...l,policy:{...l.policy,publicKeys:e}},c=new Map,f=t.fs.list(".").filter(t=>(0,s.isCalPath)(t));for(let e of[...(0,a.cartridgePaths)(t.fs,["."]),...f])try{let{trust:r,keyids:a,signedAt:n}=(await (0,s.verifyFile)(t,e,i,o)).outcome;if("trusted"!==r||null===n)continue;for(let t of a){let i=c.get(t);(void 0===i||Date.parse(n)<Date.parse(i.signedAt))&&c.set(t,{path:e,signedAt:n})}}catch(t){if(!(t instanceof r.yo))throw t}return c}})
};
Object.assign(exports.modules,require("./shared-17077.js").modules);
Object.assign(exports.modules,require("./shared-21236.js").modules);
Object.assign(exports.modules,require("./shared-30461.js").modules);
Object.assign(exports.modules,require("./shared-39982.js").modules);
Object.assign(exports.modules,require("./shared-55270.js").modules);
