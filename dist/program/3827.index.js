exports.ids=[3827,75,8355,7739,8778,7238];
exports.modules={
34004:(function(e,r,t){"use strict";t.r(r),t.d(r,{verifyBytes:function(){return verifyBytes}});var i=t(98215),n=t(99034),a=t(95091),c=t(22968),s=t(32754);let u="cartridge";async function verifyBytes(e,r){let t=s.jI[r.prefix],{now:y,publicKeys:o=[],trustRegistry:f,threshold:p,publisher:d,allowUnsigned:g=!1}=r,l="string"==typeof f?new TextEncoder().encode(f):f,v=l&&(await (0,a.l5)("trustRegistry",l,t)).registry,{policy:w,...m}=(0,c.plainDemands)(t,y),b=(0,a.Pb)(o.map((e,r)=>(0,a.kc)(e,`publicKeys/${r}`))),q=new Uint8Array(e),B=(0,i.cartridgeStore)("/",()=>q),K=await (0,c.verifyCartridge)(B,u,{...m,require:r.require??m.require,allowUnsigned:g,strict:r.strict??!1,policy:{...w,publicKeys:b,registry:v,threshold:p,publisher:d}}),S=(0,c.signatureStateOf)(K);return{...await (0,n.pf)(u,S,t,g),outcome:K.outcome}}})
};
Object.assign(exports.modules,require("./shared-2765.js").modules);
Object.assign(exports.modules,require("./shared-10029.js").modules);
Object.assign(exports.modules,require("./shared-17077.js").modules);
Object.assign(exports.modules,require("./shared-18355.js").modules);
Object.assign(exports.modules,require("./shared-20414.js").modules);
Object.assign(exports.modules,require("./shared-21236.js").modules);
Object.assign(exports.modules,require("./shared-30461.js").modules);
Object.assign(exports.modules,require("./shared-39982.js").modules);
Object.assign(exports.modules,require("./shared-99034.js").modules);
