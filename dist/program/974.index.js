exports.ids=[974,2956,6783];
exports.modules={
13111:(function(e,o,t){"use strict";t.d(o,{loadPolicyFile:function(){return loadPolicyFile},readPolicy:function(){return readPolicy}});var i=t(25530),a=t(90751),n=t(94251),r=t(58431),l=t(41817),c=t(72228),d=t(21689),s=t(75097);async function readPolicy(e,o){let t=await (0,c.u)(o,e.readFile(o,1048576),{orJson:!0}),i=await (0,r.requireSchema)(t,"policy","bad-policy"),[d]=(0,a.c8)(i);if(void 0!==d)throw new n.yo("bad-policy",d.message,{path:o,range:(0,l.be)(t,d.path),help:d.help});return{policy:i,doc:t}}async function loadPolicyFile(e,o,t){let{policy:a,doc:r}=await readPolicy(e,o),c=a.hosts?.map(t=>placed(e,(0,d.yS)(o),t)),y={path:o,profile:t,policy:a,hosts:void 0,binder:new i.V};if(void 0===c)return y;try{return{...y,hosts:(await (0,s.loadHosts)(e,c)).all}}catch(a){if(!(a instanceof n.yo)||void 0!==a.path)throw a;let{code:e,message:t,help:i}=a;throw new n.yo(e,t,{path:o,range:(0,l.be)(r,["hosts"]),help:i})}}function placed(e,o,t){let i=(0,d.uJ)(o,t);return/[/*?[{.]/.test(t)||"none"!==e.kind(i)?i:t}})
};
Object.assign(exports.modules,require("./shared-56783.js").modules);
Object.assign(exports.modules,require("./shared-17077.js").modules);
Object.assign(exports.modules,require("./shared-39982.js").modules);
Object.assign(exports.modules,require("./shared-68331.js").modules);
Object.assign(exports.modules,require("./shared-55270.js").modules);
