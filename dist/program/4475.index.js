exports.ids=[4475,2956,6958];
exports.modules={
13111:(function(e,o,t){"use strict";t.d(o,{loadPolicyFile:function(){return loadPolicyFile},readPolicy:function(){return readPolicy}});var a=t(90751),i=t(94251),r=t(27912),l=t(49173),n=t(41817),c=t(72228),d=t(21689),s=t(75097);async function readPolicy(e,o){let t=await (0,c.u)(o,e.readFile(o,1048576),{orJson:!0});(0,r.requireSchema)(t,await l.validators.policy(),"bad-policy");let d=t.value,[s]=(0,a.c8)(d);if(void 0!==s)throw new i.yo("bad-policy",s.message,{path:o,range:(0,n.be)(t,s.path),help:s.help});return{policy:d,doc:t}}async function loadPolicyFile(e,o){let{policy:t,doc:a}=await readPolicy(e,o),r=t.hosts?.map(t=>placed(e,(0,d.yS)(o),t));if(void 0===r)return{path:o,policy:t,hosts:void 0};try{return{path:o,policy:t,hosts:(await (0,s.loadHosts)(e,r)).all}}catch(l){if(!(l instanceof i.yo)||void 0!==l.path)throw l;let{code:e,message:t,help:r}=l;throw new i.yo(e,t,{path:o,range:(0,n.be)(a,["hosts"]),help:r})}}function placed(e,o,t){let a=(0,d.uJ)(o,t);return/[/*?[{.]/.test(t)||"none"!==e.kind(a)?a:t}})
};
Object.assign(exports.modules,require("./shared-17077.js").modules);
Object.assign(exports.modules,require("./shared-39982.js").modules);
Object.assign(exports.modules,require("./shared-68331.js").modules);
Object.assign(exports.modules,require("./shared-23714.js").modules);
Object.assign(exports.modules,require("./shared-55270.js").modules);
