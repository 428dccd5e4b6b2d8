exports.ids=[1737];
exports.modules={
31737:(function(e,n,t){"use strict";t.r(n),t.d(n,{nothingJudged:function(){return nothingJudged},runSweep:function(){return runSweep}});var o=t(78877),r=t(60851),u=t(27066),i=t(94251),a=t(34386),l=t(8738),c=t(44484),d=t(33192);async function runSweep({io:e,quiet:n},t,o,i,g){keepYoungMemorySmall();let f=new Set;try{for await(let a of(0,r.X)(t,o,i)){let t=await (0,l.Uz)(a);f.add(t.exitCode),!n&&t.notes.length>0&&(g.clear(),e.err((0,c.notesText)(t.notes))),e.out((0,l.nv)(t,(0,u.US)(t.failOn,i)))}}finally{g.clear()}let s=(0,a.w)(f);if(s===d.dc.unable)throw nothingJudged();return s}function nothingJudged(){return new i.y("bad-config","nothing could be judged",{help:"the report says why, project by project"})}function keepYoungMemorySmall(){(0,o.setFlagsFromString)("--semi-space-growth-factor=1")}}),
34386:(function(e,t,n){"use strict";function sweepExitCode(e){return e.has(1)?1:e.has(2)?e.has(0)?1:2:0}n.d(t,{w:function(){return sweepExitCode}})})
};
Object.assign(exports.modules,require("./shared-41834.js").modules);
Object.assign(exports.modules,require("./shared-8738.js").modules);
