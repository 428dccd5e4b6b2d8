exports.ids=[2471,2650];
exports.modules={
84852:(function(t,e,n){"use strict";n.d(e,{sarifId:function(){return sarifId}});var a=n(18563),i=n(22650),r=n(21689);let f=["strict","min-level","server-timeout","today"],d=["config","prefix"];function sarifId({name:t,options:e},n){let{fs:m}=n,{positionals:l,flag:c,list:o,value:s}=n,u=e.filter(t=>!f.includes(t.name)).map(t=>"flag"===t.kind?[t.name,...c(t.name)?[!0]:[]]:"list"===t.kind?[t.name,...o(t.name)]:[t.name,...[s(t.name)??[]].flat()]),p=d.map(t=>[t,...[s(t)??[]].flat()]),I=[["",...l],...u,...p].filter(({length:t})=>t>1),v=(0,a.W1)(m.cwd)?.top??m.cwd;return(0,i.automationId)(t,(0,r.pr)(v,m.cwd),I)}})
};
Object.assign(exports.modules,require("./shared-22650.js").modules);
