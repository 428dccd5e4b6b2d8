exports.ids=[4219,4080,8778,75,2956,348,7238,5446,6783,6125,1410];
exports.modules={
42463:(function(t,e,r){"use strict";r.d(e,{sayNotJudged:function(){return sayNotJudged}});var a=r(51848),n=r(95245),o=r(94251),i=r(62034),c=r(80827),s=r(69003),l=r(24541);let u=["verdict","compliance","errors","warnings","accepted","report","html","sarif"];async function sayNotJudged(t,e){let{context:r,inputs:n,runner:o}=t;for(let t of u)o.setOutput(t,"");let f=(0,l.Yk)(t),{pull:m,sha:d,runId:h,runAttempt:p}=r,w={sha:d,leg:f,...reasonOf(e)};await o.addSummary((0,i.K8)(w)),void 0!==m&&"false"!==n.text("comment")&&await (0,s._)(t,m,{what:"post the report on the pull request",left:"There is no verdict; the comment there is about an earlier commit"},async()=>{let e={sha:m.headSha,runId:h,runAttempt:p},r=(0,i.cp)(w,{key:(0,c.Sv)(f),origin:e}),l=await (0,s.clientOf)(t),u=await (0,a.p)(l,m.number),d="review"===n.text("comment")?"review":"comment";o.log(`cartwright: ${d} ${await (0,s.s)(t,u,{leg:f,body:r,origin:e,onlyUpdate:!0})}`)})}function reasonOf(t){if(t instanceof o.yo){let[e=""]=(0,n.formatUserError)(t).replace(/^cartwright: /,"").split("\n");return{reason:e,help:t.help}}return{reason:`a bug in cartwright (${t instanceof Error?t.name:typeof t})`}}})
};
Object.assign(exports.modules,require("./shared-2765.js").modules);
Object.assign(exports.modules,require("./shared-26886.js").modules);
Object.assign(exports.modules,require("./shared-46430.js").modules);
Object.assign(exports.modules,require("./shared-56783.js").modules);
Object.assign(exports.modules,require("./shared-10029.js").modules);
Object.assign(exports.modules,require("./shared-17077.js").modules);
Object.assign(exports.modules,require("./shared-68331.js").modules);
Object.assign(exports.modules,require("./shared-23714.js").modules);
Object.assign(exports.modules,require("./shared-34871.js").modules);
Object.assign(exports.modules,require("./shared-36251.js").modules);
Object.assign(exports.modules,require("./shared-56327.js").modules);
Object.assign(exports.modules,require("./shared-13651.js").modules);
