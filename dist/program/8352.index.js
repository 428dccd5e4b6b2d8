exports.ids=[8352,4440,8778,75,4080,6397,8092,2228,3111];
exports.modules={
13111:(function(e,a,o){"use strict";o.d(a,{loadPolicyFile:function(){return loadPolicyFile},readPolicy:function(){return readPolicy}});var t=o(90751),i=o(94251),r=o(27912),l=o(49173),n=o(41817),c=o(72228),s=o(21689),d=o(75097);async function readPolicy(e,a){let o=await (0,c.readDocument)(a,e.readFile(a,1048576),{orJson:!0});(0,r.requireSchema)(o,await l.validators.policy(),"bad-policy","see schemas/policy.schema.json for what a policy may hold");let s=o.value,[d]=(0,t.c8)(s);if(void 0!==d)throw new i.y("bad-policy",d.message,{path:a,range:(0,n.be)(o,d.path),help:d.help});return{policy:s,doc:o}}async function loadPolicyFile(e,a){let{policy:o,doc:t}=await readPolicy(e,a),r=o.hosts?.map(o=>placed(e,(0,s.yS)(a),o));if(void 0===r)return{path:a,policy:o,hosts:void 0};try{return{path:a,policy:o,hosts:(await (0,d.U7)(e,r)).all}}catch(l){if(!(l instanceof i.y)||void 0!==l.path)throw l;let{code:e,message:o,help:r}=l;throw new i.y(e,o,{path:a,range:(0,n.be)(t,["hosts"]),help:r})}}function placed(e,a,o){let t=(0,s.uJ)(a,o);return/[/*?[{.]/.test(o)||"none"!==e.kind(t)?t:o}})
};
Object.assign(exports.modules,require("./shared-2765.js").modules);
Object.assign(exports.modules,require("./shared-10029.js").modules);
Object.assign(exports.modules,require("./shared-17077.js").modules);
Object.assign(exports.modules,require("./shared-34293.js").modules);
Object.assign(exports.modules,require("./shared-39982.js").modules);
Object.assign(exports.modules,require("./shared-68331.js").modules);
Object.assign(exports.modules,require("./shared-36813.js").modules);
Object.assign(exports.modules,require("./shared-55270.js").modules);
