exports.ids=[1737,6958,2374];
exports.modules={
31737:(function(e,n,t){"use strict";t.r(n),t.d(n,{nothingJudged:function(){return nothingJudged},runSweep:function(){return runSweep}});var o=t(78877),r=t(60851),u=t(27066),i=t(94251),d=t(34386),a=t(70479),g=t(44484),c=t(33192);async function runSweep({io:e,quiet:n},t,o,i){keepYoungMemorySmall();let l=new Set;for await(let d of(0,r.X)(t,o,i)){let t=await (0,a.Uz)(d);l.add(t.exitCode),n||e.err((0,g.notesText)(t.notes)),e.out((0,a.nv)(t,(0,u.US)(t.failOn,i)))}let f=(0,d.w)(l);if(f===c.dc.unable)throw nothingJudged();return f}function nothingJudged(){return new i.yo("bad-config","nothing could be judged",{help:"the report says why, project by project"})}function keepYoungMemorySmall(){(0,o.setFlagsFromString)("--semi-space-growth-factor=1")}}),
34386:(function(e,t,n){"use strict";function sweepExitCode(e){return e.has(1)?1:e.has(2)?e.has(0)?1:2:0}n.d(t,{w:function(){return sweepExitCode}})})
};
Object.assign(exports.modules,require("./shared-60851.js").modules);
Object.assign(exports.modules,require("./shared-42374.js").modules);
Object.assign(exports.modules,require("./shared-70479.js").modules);
