exports.ids=[6428];
exports.modules={
74047:(function(e,n,i){"use strict";i.d(n,{checkSarif:function(){return checkSarif}});var t=i(58508),r=i(1782);async function checkSarif(e,n,a,{suppressed:c=[],id:o}){let[{sarifLog:f},{sarifContext:l},{RULES:u}]=await Promise.all([i.e(2650).then(i.bind(i,22650)),i.e(2650).then(i.bind(i,22650)),Promise.all([i.e(3338),i.e(5762),i.e(6517)]).then(i.bind(i,5762))]),h=new Map(u.map(e=>[e.id,e])),s={toolVersion:t.x,ruleOf:e=>h.get(e),excerpts:n,suppressed:c,id:o,...l(a)};return(0,r.y3)(f(e,s))}})
};
