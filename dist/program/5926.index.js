exports.ids=[5926,2956,9551,8778,75,4583,348,7238,5446,6783,1410,1932];
exports.modules={
35120:(function(e,t,a){"use strict";a.d(t,{proposeFromCode:function(){return proposeFromCode}});var o=a(46924),r=a(80224),i=a(67774),n=a(3905),s=a(99551),l=a(20075),p=a(20944),f=a(2445),c=a(32754),m=a(24541);async function proposeFromCode(e){let{fs:t,inputs:a}=e,l=(0,m.gv)(e),p=await (0,i.loadConfig)(t,a.text("config")||void 0,l),{files:f}=(0,r.zU)(t,a.list("cals")??[l]);if(f.length>0)return proposeForCals(await (0,s.proposeRac)(t,{root:l,cals:f}),(0,m.p7)(a));let u=a.text("publisher")||p.publisher,h={profile:c.jI[p.prefix],fromCode:l,out:l,publisher:u,format:"yaml"},{plan:g,files:d}=await (0,n.planInit)({fs:t,changes:e=>(0,o.lastChanges)(t.cwd,e)},h),C=new Set(g.files.filter(({action:e})=>"create"===e).map(({path:e})=>e));return{plan:g,files:d.filter(({path:e})=>C.has(e))}}async function proposeForCals(e,t){let{cals:a,missing:o,stale:r,pastes:i,notes:n}=e,c=r.map(({cal:e,id:t,hint:a,...o})=>`${e}: the check of ${(0,l.quote)(t)} matches no file any more (${a}); ${(0,p.D)(o)}`),m=""===t?"":`${t}/`,u=(await (0,s._)(e)).filter(({path:e})=>e.startsWith(m)).map(({path:e,text:t})=>({path:e.slice(m.length),text:t}));return{plan:{version:1,roles:[],rac:o.map(({item:e})=>(0,f.lK)(e)),files:u.map(({path:e})=>({path:e,action:"overwrite"})),notes:[...c,...n]},files:u,pastes:i.map(({cal:e,place:t,text:o})=>({cal:e,place:t,text:o.replace(/^\r?\n/,""),language:a.find(({path:t})=>t===e)?.language??"yaml"}))}}})
};
Object.assign(exports.modules,require("./shared-2765.js").modules);
Object.assign(exports.modules,require("./shared-26886.js").modules);
Object.assign(exports.modules,require("./shared-53440.js").modules);
Object.assign(exports.modules,require("./shared-56783.js").modules);
Object.assign(exports.modules,require("./shared-10029.js").modules);
Object.assign(exports.modules,require("./shared-32630.js").modules);
Object.assign(exports.modules,require("./shared-79821.js").modules);
Object.assign(exports.modules,require("./shared-20944.js").modules);
Object.assign(exports.modules,require("./shared-99551.js").modules);
