exports.ids=[1825,6958,2374,4842,2461,8778,75];
exports.modules={
61825:(function(e,t,n){"use strict";n.d(t,{renewBaseline:function(){return renewBaseline}});var i=n(36257),a=n(85266),r=n(94251),s=n(20075),o=n(21689),d=n(42374),l=n(18608),u=n(12461),w=n(85595);async function renewBaseline(e,t,n){let a=lastDay(n,t.now),{root:r=".",config:s}=t,{at:f,inside:p}=(0,o.$t)(e.cwd,r),h=s.baseline??(0,o.uJ)(r,l.t),c="none"===e.kind(h)?[]:(await (0,u.readBaseline)(e,h)).file.entries,y=[],g=new Set,{now:m,...v}=t,b=await (0,w.u)(e,{...v,steps:[...t.steps??[],{file:(e,t)=>{for(let n of(g.add(p(e.path)),t))y.push({doc:e,diagnostic:{...n,path:p(n.path)}});return t}}]});if(void 0!==b.problems[0])throw b.problems[0];for(let{path:t}of c)"none"===e.kind(f(t))&&g.add(t);let B=(0,i.B9)(y,c,g,a);await (0,d.writeCommitted)(e,[{path:h,text:B}]);let D=JSON.parse(B).entries.length,N=await (0,w.u)(e,{...t,config:{...s,baseline:h}});return{path:h,entries:D,expires:a,outcome:N}}function lastDay(e,t){let day=e=>new Date(e).toISOString().slice(0,10);if(void 0===e)return day(t.getTime()+7776e6);if("never"!==e){if(!/^\d{4}-\d{2}-\d{2}$/.test(e)||Number.isNaN((0,a.n)(e)))throw new r.yo("usage",`--expires: ${(0,s.quote)(e)} is not a day`,{help:"write YYYY-MM-DD, or never"});if(e<day(t.getTime()))throw new r.yo("usage",`--expires: ${(0,s.quote)(e)} has passed`,{help:"give a future day, or never"});return e}}})
};
Object.assign(exports.modules,require("./shared-2765.js").modules);
Object.assign(exports.modules,require("./shared-17077.js").modules);
Object.assign(exports.modules,require("./shared-1211.js").modules);
Object.assign(exports.modules,require("./shared-42374.js").modules);
Object.assign(exports.modules,require("./shared-77789.js").modules);
