exports.modules={
74047:(function(e,n,i){"use strict";i.d(n,{checkSarif:function(){return checkSarif}});var r=i(58508),t=i(1782);async function checkSarif(e,n,a,{suppressed:c=[],id:o}){let[{sarifLog:f,sarifContext:l},{RULES:u}]=await Promise.all([i.e(2650).then(i.bind(i,22650)),Promise.all([i.e(3483),i.e(5762),i.e(7980)]).then(i.bind(i,5762))]),s=new Map(u.map(e=>[e.id,e])),h={toolVersion:r.x,ruleOf:e=>s.get(e),excerpts:n,suppressed:c,id:o,...l(a)};return(0,t.y3)(f(e,h))}})
};
