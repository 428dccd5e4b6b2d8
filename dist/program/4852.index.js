exports.ids=[4852,2650,2471];
exports.modules={
84852:(function(t,n,a){"use strict";a.d(n,{sarifId:function(){return sarifId}});var e=a(18563),i=a(22650),r=a(21689);let f=["strict","server-timeout","today"],d=["config","prefix"];function sarifId({name:t,options:n},a){let{fs:m}=a,{positionals:c,flag:l,list:o,value:s}=a,u=n.filter(t=>!f.includes(t.name)).map(t=>"flag"===t.kind?[t.name,...l(t.name)?[!0]:[]]:"list"===t.kind?[t.name,...o(t.name)]:[t.name,...[s(t.name)??[]].flat()]),p=d.map(t=>[t,...[s(t)??[]].flat()]),I=[["",...c],...u,...p].filter(({length:t})=>t>1),w=(0,e.W1)(m.cwd)?.top??m.cwd;return(0,i.automationId)(t,(0,r.pr)(w,m.cwd),I)}})
};
Object.assign(exports.modules,require("./shared-14788.js").modules);
Object.assign(exports.modules,require("./shared-22650.js").modules);
