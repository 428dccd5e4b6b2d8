exports.ids=[8704,4080,8778,75,2956,6958,7238,3889,6523,4317,1410];
exports.modules={
42463:(function(t,e,a){"use strict";a.d(e,{sayNotJudged:function(){return sayNotJudged}});var r=a(51848),n=a(95245),o=a(94251),i=a(62034),s=a(80827),c=a(69003),l=a(24541);let u=["verdict","compliance","errors","warnings","accepted","report","html","sarif"];async function sayNotJudged(t,e){let{context:a,inputs:n,runner:o}=t;for(let t of u)o.setOutput(t,"");let f=(0,l.Yk)(t),{pull:m,sha:d,runId:h,runAttempt:p}=a,w={sha:d,leg:f,...reasonOf(e)};await o.addSummary((0,i.K8)(w)),void 0!==m&&"false"!==n.text("comment")&&await (0,c._)(t,m,{what:"post the report on the pull request",left:"There is no verdict, and what a comment there says is about an earlier commit"},async()=>{let e={sha:m.headSha,runId:h,runAttempt:p},a=(0,i.cp)(w,{key:(0,s.Sv)(f),origin:e}),l=await (0,c.clientOf)(t),u=await (0,r.p)(l,m.number),d="review"===n.text("comment")?"review":"comment";o.log(`cartwright: ${d} ${await (0,c.s)(t,l,u,{leg:f,body:a,origin:e,onlyUpdate:!0})}`)})}function reasonOf(t){if(t instanceof o.yo){let[e=""]=(0,n.formatUserError)(t).replace(/^cartwright: /,"").split("\n");return{reason:e,help:t.help}}return{reason:`a bug in cartwright (${t instanceof Error?t.name:typeof t})`}}})
};
Object.assign(exports.modules,require("./shared-2765.js").modules);
Object.assign(exports.modules,require("./shared-10029.js").modules);
Object.assign(exports.modules,require("./shared-17077.js").modules);
Object.assign(exports.modules,require("./shared-68331.js").modules);
Object.assign(exports.modules,require("./shared-771.js").modules);
Object.assign(exports.modules,require("./shared-1211.js").modules);
Object.assign(exports.modules,require("./shared-13651.js").modules);
Object.assign(exports.modules,require("./shared-23714.js").modules);
Object.assign(exports.modules,require("./shared-34871.js").modules);
Object.assign(exports.modules,require("./shared-71509.js").modules);
Object.assign(exports.modules,require("./shared-44007.js").modules);
