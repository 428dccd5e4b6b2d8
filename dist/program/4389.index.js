exports.ids=[4389,9654,75,8778,6397,5858,3591,4654,4440,4080];
exports.modules={
64389:(function(t,e,o){"use strict";o.r(e),o.d(e,{command:function(){return u}});var s=o(75858),n=o(68331),r=o(43146),i=o(20181),l=o(94251),a=o(1782),h=o(33192);let u={name:"host list",summary:"lists the known agent clients, and which of them are configured here",example:"host list --format json",usage:["host list"],options:[],formats:["text","json"],details:"It looks for the known paths below the working directory and starts nothing.",usesConfig:!1,run({fs:t,io:e,format:o,positionals:u}){if(u.length>0)throw new l.yo("usage","host list takes no argument",{help:"run cartwright host list"});let c=Object.entries(s.CLIENTS).map(([e,o])=>{let{project:s,profile:i,naming:l}=o,a=i.sources.map(({date:t})=>t).sort();return{name:e,title:i.name,files:s.map(({path:t})=>t),here:(0,n.z2)(t,s,".").map(({path:t})=>t),tools:i.tools.map(t=>t.name),protocolRevision:i.protocolRevision??null,naming:l??null,dialect:void 0===i.dialect?null:(0,r.K3)(i.dialect),facts:{count:i.sources.length,oldest:a[0]??"",inferred:i.sources.filter(({fact:t})=>t.startsWith("inferred: ")).length}}});return e.out("json"===o?(0,a.y3)({version:1,clients:c},2):(0,i.A)(c)),Promise.resolve(h.dc.ok)}}})
};
Object.assign(exports.modules,require("./shared-2765.js").modules);
Object.assign(exports.modules,require("./shared-1782.js").modules);
Object.assign(exports.modules,require("./shared-17077.js").modules);
Object.assign(exports.modules,require("./shared-9654.js").modules);
Object.assign(exports.modules,require("./shared-68331.js").modules);
Object.assign(exports.modules,require("./shared-43146.js").modules);
Object.assign(exports.modules,require("./shared-75858.js").modules);
Object.assign(exports.modules,require("./shared-38879.js").modules);
Object.assign(exports.modules,require("./shared-20181.js").modules);
