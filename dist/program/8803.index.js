exports.ids=[8803,9733,6125,4484,75,8778,4583];
exports.modules={
31047:(function(e,n,t){"use strict";t.d(n,{runPropose:function(){return runPropose}});var o=t(27066),s=t(44484),i=t(83846),r=t(2445),a=t(1782);async function runPropose(e){let{io:n,format:o,quiet:r,config:c,root:u}=e,{proposeRac:l}=await Promise.all([t.e(328),t.e(1932)]).then(t.bind(t,99551)),f=await l(await filesOf(e),{root:e.value("from-code")??".",cals:e.positionals,configured:"."===u?c.cals:void 0}),m=answerFor(f);if("json"===o)n.out((0,a.y3)(proposalJson(f,m),2));else{let e=[...f.notes,...m.cautions.map(e=>`warning: ${e}`)];r||n.err((0,s.notesText)(e)),m.ok&&r||n.out((0,s.yy)(m,[(0,i.E)(f)]))}return m.exitCode}function answerFor({cals:e,missing:n,stale:t,unread:s}){let some=(e,n,t)=>0===e.length?[]:[`${e.length} ${1===e.length?n:t}`];return(0,o.ut)({nothing:e.length+s.length===0,also:[...some(s,"CAL cannot be read","CALs cannot be read"),...some(n,"item of required context missing","items of required context missing"),...some(t,"check matches nothing","checks match nothing")]})}async function filesOf({fs:e,flag:n}){if(!n("staged"))return e;let{stagedFiles:o}=await t.e(4464).then(t.bind(t,64464));return o(e).fs}function proposalJson({cals:e,missing:n,stale:t,notes:s},i){return{version:1,cals:e.map(({path:e})=>e),missing:n.map(({item:e,cal:n,text:t})=>({cal:n,item:(0,r.lK)(e),text:t})),stale:t,notes:s,answer:(0,o.hi)(i)}}})
};
Object.assign(exports.modules,require("./shared-2765.js").modules);
Object.assign(exports.modules,require("./shared-26886.js").modules);
Object.assign(exports.modules,require("./shared-46430.js").modules);
Object.assign(exports.modules,require("./shared-53440.js").modules);
Object.assign(exports.modules,require("./shared-44484.js").modules);
Object.assign(exports.modules,require("./shared-13651.js").modules);
Object.assign(exports.modules,require("./shared-79821.js").modules);
