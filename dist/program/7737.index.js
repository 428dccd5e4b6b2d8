exports.ids=[7737,7701,6958,6428,2650,2374];
exports.modules={
34386:(function(e,t,n){"use strict";function sweepExitCode(e){return e.has(1)?1:e.has(2)?e.has(0)?1:2:0}n.d(t,{w:function(){return sweepExitCode}})}),
67737:(function(e,t,i){"use strict";i.d(t,{writeSarifs:function(){return writeSarifs}});var r=i(94251),a=i(34386),n=i(22650),o=i(20075),s=i(21689),f=i(74047),d=i(97701);async function writeSarifs({fs:e},t,i){let w,u=new Set,write=async()=>{if(void 0===w)return;let{folder:t,findings:r}=w,a=(0,n.automationId)("check",".",[]);e.writeFile((0,s.uJ)(i,`${"."===t?"report":t}.sarif`),await (0,f.checkSarif)(r,new Map,{},{id:a}))};for await(let{project:a,path:n}of(0,d.M)(e,t)){let{folder:e,report:t,exitCode:f}=a;if((0,s.qm)(e))throw new r.yo("bad-report",`its folder leads out of ${(0,o.quote)(i)}: ${(0,o.quote)(e)}`,{path:n,help:"run the sweep from the folder above the repositories"});u.add(f),w?.folder!==e&&(await write(),w={folder:e,findings:[]}),w.findings.push(...t.diagnostics.map(t=>seenFrom(e,t)))}return await write(),(0,a.w)(u)}function seenFrom(e,t){let inside=t=>"."!==e&&t!==e&&(0,s.UO)(e,t)?t.slice(e.length+1):t,{path:i,related:r}=t;return{...t,path:i===e?".":inside(i),...void 0===r?{}:{related:r.map(e=>({...e,path:inside(e.path)}))}}}}),
74047:(function(e,n,i){"use strict";i.d(n,{checkSarif:function(){return checkSarif}});var r=i(58508),t=i(1782);async function checkSarif(e,n,a,{suppressed:c=[],id:o}){let[{sarifLog:f,sarifContext:l},{RULES:u}]=await Promise.all([i.e(2650).then(i.bind(i,22650)),Promise.all([i.e(3483),i.e(5762),i.e(1410)]).then(i.bind(i,5762))]),s=new Map(u.map(e=>[e.id,e])),h={toolVersion:r.x,ruleOf:e=>s.get(e),excerpts:n,suppressed:c,id:o,...l(a)};return(0,t.y3)(f(e,h))}})
};
Object.assign(exports.modules,require("./shared-60851.js").modules);
Object.assign(exports.modules,require("./shared-42374.js").modules);
Object.assign(exports.modules,require("./shared-70479.js").modules);
Object.assign(exports.modules,require("./shared-22650.js").modules);
Object.assign(exports.modules,require("./shared-97701.js").modules);
