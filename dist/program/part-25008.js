exports.modules={
25008:(function(n,t,i){"use strict";i.d(t,{surroundings:function(){return surroundings}});var e=i(65543),l=i(68331),r=i(21689),s=i(32630),u=i(69608);async function surroundings(n){let t=(0,s.OG)(n,["."],!1),i=t.flatMap(({root:t,files:i,within:e})=>void 0===e?i:i.filter(i=>(0,r.UO)(e,(0,r.$t)(n.cwd,t).at(i)))),a=(await Promise.all(t.map(({root:t})=>(0,l.h5)(n,t)))).flat(),f=i.filter(n=>(0,e.uS)(n)&&void 0!==(0,e.yK)(n));return{files:i.length,skills:f.length,...(0,u.Qb)(n=>i.filter(t=>(0,u.yW)(n,t)).length),clients:[...new Set(a.map(({client:n})=>n.profile.name))]}}})
};
