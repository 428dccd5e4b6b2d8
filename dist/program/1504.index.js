exports.ids=[1504,3717,8778,75];
exports.modules={
98824:(function(t,e,i){"use strict";i.d(e,{earliestSignatures:function(){return earliestSignatures}});var r=i(94251),a=i(83245),s=i(22968);async function earliestSignatures(t,e,i){let n={...i,policy:{...i.policy,publicKeys:e}},l=new Map,o=t.fs.list(".").filter(t=>(0,s.isCalPath)(t));for(let e of[...(0,a.cartridgePaths)(t.fs,["."]),...o])try{let{trust:i,keyids:r,signedAt:a}=(await (0,s.verifyFile)(t,e,n)).outcome;if("trusted"!==i||null===a)continue;for(let t of r){let i=l.get(t);(void 0===i||Date.parse(a)<Date.parse(i.signedAt))&&l.set(t,{path:e,signedAt:a})}}catch(t){if(!(t instanceof r.yo))throw t}return l}})
};
Object.assign(exports.modules,require("./shared-2765.js").modules);
Object.assign(exports.modules,require("./shared-17077.js").modules);
Object.assign(exports.modules,require("./shared-21236.js").modules);
Object.assign(exports.modules,require("./shared-30461.js").modules);
Object.assign(exports.modules,require("./shared-39982.js").modules);
Object.assign(exports.modules,require("./shared-55270.js").modules);
