exports.ids=[7168,8160,8670,3700,6313];
exports.modules={
8719:(function(n,t,e){"use strict";e.d(t,{runForSkills:function(){return runForSkills}});var i=e(26605),l=e(27066),o=e(49139),s=e(94251),r=e(98052),a=e(84411),u=e(1466),c=e(19780);function skillsMarkdown(n){let t=[...(0,u.cg)(n),...(0,u.Il)({skills:n})];return a.Te.join("")(t.map(n=>(0,a.Te)`- ${(0,c.P)(n)}\n`))}var h=e(20075),d=e(93778);function skillsText(n,t){return a.pj.join("\n")([...(0,d.Lt)([...(0,u.cg)(n),...(0,u.Il)({skills:n})]),(0,h.printable)(t),""])}var g=e(1782),k=e(66045);async function runForSkills(n,t,e){let{fs:a,io:u,format:c,quiet:h}=n,{skills:d,findings:w,clients:f}=await (0,i.p)({fs:a,peer:t},e,n.list("host"));if(0===f.length)throw new s.yo("usage","no client is named, and the working directory configures none",{help:"name one: --host claude-code; cartwright host list has them all"});let m=(0,o.Ds)(w),p=(0,o.eh)(m,d.length),j=d.filter(({hosts:n})=>n.some(({verdict:n})=>"not told"===n)).length,v=0===j?[]:[`${j} skill${1===j?"":"s"} not told`],y=(0,l.ut)({summary:p,skills:d,also:v});return"json"===c?u.out((0,g.y3)({version:1,skills:d,diagnostics:(0,r.hF)(m),answer:(0,l.hi)(y)},2)):"markdown"===c?u.out(skillsMarkdown(d)):(m.length>0&&await (0,k.printDiagnostics)(n,m,d.length),h||u.out(skillsText(d,y.line))),y.exitCode}})
};
Object.assign(exports.modules,require("./shared-7126.js").modules);
Object.assign(exports.modules,require("./shared-72278.js").modules);
Object.assign(exports.modules,require("./shared-60851.js").modules);
Object.assign(exports.modules,require("./shared-34871.js").modules);
Object.assign(exports.modules,require("./shared-99159.js").modules);
Object.assign(exports.modules,require("./shared-21374.js").modules);
Object.assign(exports.modules,require("./shared-93778.js").modules);
