exports.ids=[6045,2065,4446];
exports.modules={
22115:(function(n,t,r){"use strict";r.d(t,{Zl:function(){return ruleIds},kQ:function(){return knownRule},xS:function(){return factsOf}});var e=r(94560);let u=new Map(e.j.map(n=>[n.id,n]));function knownRule(n){return u.get(n)}function factsOf(n){let t=u.get(n);if(void 0===t)throw Error(`a finding names the rule ${JSON.stringify(n)}, which does not exist`);return t}function ruleIds(){return e.j.map(({id:n})=>n)}}),
66045:(function(t,n,i){"use strict";i.d(n,{printDiagnostics:function(){return printDiagnostics},textOfDiagnostics:function(){return textOfDiagnostics}});var s=i(83732),c=i(49139),o=i(80516),a=i(32065),e=i(58508);async function printDiagnostics(t,n,i){let{format:s,io:a}=t,r=(0,c.Ds)(n);"json"===s?a.out((0,o.diagnosticsJson)(r,(0,c.eh)(r,i),e.x,{},2)):a.out(await textOfDiagnostics(t,r))}async function textOfDiagnostics({fs:t,color:n,least:i,quiet:c},o){return(0,a._g)(o,{color:n,least:i,quiet:c,excerpts:await (0,s.excerptsOf)(t,o)})}}),
80516:(function(n,t,i){"use strict";i.d(t,{diagnosticsJson:function(){return diagnosticsJson},explanationOf:function(){return explanationOf}});var o=i(98052),r=i(1782);function diagnosticsJson(n,t,i,s={},a=0){let e=(0,o.hF)(n);return(0,r.y3)({version:1,tool:{name:"cartwright",version:i},diagnostics:e,summary:t,...s},a)}function explanationOf(n){let{id:t,level:i,summary:r,what:s,why:a,falseAlarms:e,bad:c,good:u}=n,{fixable:f=!1,always:l=!1,publish:d=!1}=n;return{id:t,level:i,summary:r,url:(0,o.gd)(t),what:s,why:a,falseAlarms:e,fixable:f,always:l,publish:d,bad:c,good:u}}})
};
Object.assign(exports.modules,require("./shared-4138.js").modules);
Object.assign(exports.modules,require("./shared-53440.js").modules);
Object.assign(exports.modules,require("./shared-76821.js").modules);
Object.assign(exports.modules,require("./shared-79121.js").modules);
Object.assign(exports.modules,require("./shared-94560.js").modules);
Object.assign(exports.modules,require("./shared-32065.js").modules);
Object.assign(exports.modules,require("./shared-83732.js").modules);
