exports.ids=[2471,2650];
exports.modules={
84852:(function(t,a,e){"use strict";e.d(a,{sarifId:function(){return sarifId}});var n=e(18563),i=e(22650),r=e(21689);let d=["strict","server-timeout","today"],f=["config","prefix"];function sarifId({name:t,options:a},e){let{fs:m}=e,{positionals:c,flag:s,list:l,value:o}=e.parsed,u=a.filter(t=>!d.includes(t.name)).map(t=>"flag"===t.kind?[t.name,...s(t.name)?[!0]:[]]:"list"===t.kind?[t.name,...l(t.name)]:[t.name,...[o(t.name)??[]].flat()]),p=f.map(t=>[t,...[o(t)??[]].flat()]),I=[["",...c],...u,...p].filter(({length:t})=>t>1),w=(0,n.W1)(m.cwd)?.top??m.cwd;return(0,i.automationId)(t,(0,r.pr)(w,m.cwd),I)}})
};
Object.assign(exports.modules,require("./shared-22650.js").modules);
