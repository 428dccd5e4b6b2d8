exports.ids=[1737];
exports.modules={
31737:(function(e,n,t){"use strict";t.r(n),t.d(n,{nothingJudged:function(){return nothingJudged},runSweep:function(){return runSweep}});var r=t(78877),o=t(60851),u=t(94251),i=t(34386),a=t(70479),c=t(44484),d=t(33192);async function runSweep({io:e,quiet:n},t,r,u,g){keepYoungMemorySmall();let l=new Set;try{for await(let i of(0,o.X)(t,r,u)){let t=await (0,a.Uz)(i);l.add(t.exitCode),!n&&t.notes.length>0&&(g.clear(),e.err((0,c.Ln)(t.notes))),e.out((0,a.nv)(t,u))}}finally{g.clear()}let f=(0,i.w)(l);if(f===d.dc.unable)throw nothingJudged();return f}function nothingJudged(){return new u.y("bad-config","nothing could be judged",{help:"the report says why, project by project"})}function keepYoungMemorySmall(){(0,r.setFlagsFromString)("--semi-space-growth-factor=1")}}),
34386:(function(e,t,n){"use strict";function sweepExitCode(e){return e.has(1)?1:e.has(2)?e.has(0)?1:2:0}n.d(t,{w:function(){return sweepExitCode}})})
};
Object.assign(exports.modules,require("./shared-41834.js").modules);
Object.assign(exports.modules,require("./shared-70479.js").modules);
