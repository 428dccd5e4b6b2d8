exports.ids=[6562,2956,9173,9551,2956,9121,8092,5711,2228,8092,5711,1556,3889,3889,3732,9121,3889,5711,8092];
exports.modules={
35120:(function(e,t,r){"use strict";r.d(t,{proposeFromCode:function(){return proposeFromCode}});var o=r(46924),a=r(80224),i=r(67774),n=r(13469),s=r(99551),l=r(94251),p=r(20075),c=r(20944),f=r(76359),m=r(32754),u=r(24541);async function proposeFromCode({fs:e,inputs:t}){let r=t.text("working-directory");if("directory"!==e.kind(r))throw new l.y("no-directory","the input working-directory names no directory",{path:r});let p=await (0,i.loadConfig)(e,t.text("config")||void 0,r),{files:c}=(0,a.z)(e,t.list("cals")??[r]);if(c.length>0)return proposeForCals(await (0,s.proposeRac)(e,{root:r,cals:c}),(0,u.p7)(t));let f=t.text("publisher")||p.publisher,d={profile:m.jI[p.prefix],fromCode:r,out:r,publisher:f,format:"yaml"},{plan:h,files:g}=await (0,n.planInit)({fs:e,changes:t=>(0,o.lastChanges)(e.cwd,t)},d),w=new Set(h.files.filter(({action:e})=>"create"===e).map(({path:e})=>e));return{plan:h,files:g.filter(({path:e})=>w.has(e))}}async function proposeForCals(e,t){let{cals:r,missing:o,stale:a,pastes:i,notes:n}=e,l=a.map(({cal:e,id:t,hint:r,...o})=>`${e}: the check of ${(0,p.quote)(t)} matches no file any more (${r}); ${(0,c.D)(o)}`),m=""===t?"":`${t}/`,u=(await (0,s._)(e)).filter(({path:e})=>e.startsWith(m)).map(({path:e,text:t})=>({path:e.slice(m.length),text:t}));return{plan:{version:1,roles:[],rac:o.map(({item:e})=>(0,f.lK)(e)),files:u.map(({path:e})=>({path:e,action:"overwrite"})),notes:[...l,...n]},files:u,pastes:i.map(({cal:e,place:t,text:o})=>({cal:e,place:t,text:o.replace(/^\r?\n/,""),language:r.find(({path:t})=>t===e)?.language??"yaml"}))}}})
};
Object.assign(exports.modules,require("./shared-26886.js").modules);
Object.assign(exports.modules,require("./shared-53440.js").modules);
Object.assign(exports.modules,require("./shared-79121.js").modules);
Object.assign(exports.modules,require("./shared-1782.js").modules);
Object.assign(exports.modules,require("./shared-10029.js").modules);
Object.assign(exports.modules,require("./shared-17077.js").modules);
Object.assign(exports.modules,require("./shared-30461.js").modules);
Object.assign(exports.modules,require("./shared-32630.js").modules);
Object.assign(exports.modules,require("./shared-68331.js").modules);
Object.assign(exports.modules,require("./shared-60851.js").modules);
Object.assign(exports.modules,require("./shared-20944.js").modules);
Object.assign(exports.modules,require("./shared-46924.js").modules);
Object.assign(exports.modules,require("./shared-76821.js").modules);
