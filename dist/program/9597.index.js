exports.ids=[9597,4440,75,7774,5008,8778,2956,6958,7238,3889,6523,4317];
exports.modules={
25008:(function(t,e,l){"use strict";l.d(e,{surroundings:function(){return surroundings}});var s=l(65543),i=l(68331),n=l(21689),r=l(32630),a=l(69608);async function surroundings(t){let e=(0,r.OG)(t,["."],!1),l=e.flatMap(({root:e,files:l,within:s})=>void 0===s?l:l.filter(l=>(0,n.UO)(s,(0,n.$t)(t.cwd,e).at(l)))),f=(await Promise.all(e.map(({root:e})=>(0,i.h5)(t,e)))).flat(),c=l.filter(t=>(0,s.uS)(t)&&void 0!==(0,s.yK)(t));return{files:l.length,skills:c.length,cals:l.filter(t=>(0,a.yW)("cals",t)).length,packages:l.filter(t=>(0,a.yW)("packages",t)).length,cartridges:l.filter(t=>(0,a.yW)("cartridges",t)).length,hosts:l.filter(t=>(0,a.yW)("hosts",t)).length,clients:[...new Set(f.map(({client:t})=>t.profile.name))]}}})
};
Object.assign(exports.modules,require("./shared-2765.js").modules);
Object.assign(exports.modules,require("./shared-10029.js").modules);
Object.assign(exports.modules,require("./shared-17077.js").modules);
Object.assign(exports.modules,require("./shared-32630.js").modules);
Object.assign(exports.modules,require("./shared-68331.js").modules);
