exports.ids=[9597,4440,75,7774,5008,8778,7238];
exports.modules={
25008:(function(t,e,n){"use strict";n.d(e,{surroundings:function(){return surroundings}});var r=n(65543),s=n(68331),i=n(32630),l=n(64272),a=n(69608);async function surroundings(t){let{root:e,files:n}=await (0,i.openProject)(t,(0,l.I5)(t,".")),c=await (0,s.h5)(t,e),g=n.filter(t=>(0,r.uS)(t)&&void 0!==(0,r.yK)(t));return{files:n.length,skills:g.length,cals:n.filter(t=>(0,a.yW)("cals",t)).length,packages:n.filter(t=>(0,a.yW)("packages",t)).length,cartridges:n.filter(t=>(0,a.yW)("cartridges",t)).length,hosts:n.filter(t=>(0,a.yW)("hosts",t)).length,clients:c.map(({client:t})=>t.profile.name)}}})
};
Object.assign(exports.modules,require("./shared-2765.js").modules);
Object.assign(exports.modules,require("./shared-10029.js").modules);
Object.assign(exports.modules,require("./shared-32630.js").modules);
Object.assign(exports.modules,require("./shared-68331.js").modules);
