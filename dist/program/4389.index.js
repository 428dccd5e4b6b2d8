exports.ids=[4389,9654,75,8778,5858,6125,3591,9307,5662,3776,4080];
exports.modules={
64389:(function(e,t,o){"use strict";o.r(t),o.d(t,{command:function(){return c}});var s=o(75858),n=o(68331),r=o(43146),i=o(20181),l=o(1782),a=o(33192);let c={name:"host list",summary:"lists the known agent clients, and which of them are configured here",example:"host list --format json",usage:["host list"],options:[],formats:["text","json"],details:"It looks for the known paths below the working directory and starts nothing.",usesConfig:!1,run({fs:e,io:t,format:o}){let c=Object.entries(s.CLIENTS).map(([t,o])=>{let{project:s,profile:i,naming:l}=o,a=i.sources.map(({date:e})=>e).sort();return{name:t,title:i.name,files:s.map(({path:e})=>e),here:(0,n.z2)(e,s,".").map(({path:e})=>e),tools:i.tools.map(e=>e.name),protocolRevision:i.protocolRevision??null,naming:l??null,dialect:void 0===i.dialect?null:(0,r.K3)(i.dialect),facts:{count:i.sources.length,oldest:a[0]??"",inferred:i.sources.filter(({fact:e})=>e.startsWith("inferred: ")).length,sources:i.sources}}});return t.out("json"===o?(0,l.y3)({version:1,clients:c},2):(0,i.A)(c)),Promise.resolve(a.dc.ok)}}})
};
Object.assign(exports.modules,require("./shared-2765.js").modules);
Object.assign(exports.modules,require("./shared-46430.js").modules);
Object.assign(exports.modules,require("./shared-17077.js").modules);
Object.assign(exports.modules,require("./shared-9654.js").modules);
Object.assign(exports.modules,require("./shared-68331.js").modules);
Object.assign(exports.modules,require("./shared-43146.js").modules);
Object.assign(exports.modules,require("./shared-75858.js").modules);
Object.assign(exports.modules,require("./shared-38879.js").modules);
Object.assign(exports.modules,require("./shared-9602.js").modules);
Object.assign(exports.modules,require("./shared-20181.js").modules);
