exports.ids=[533,8778,7912,9173,575];
exports.modules={
17609:(function(t,e,r){"use strict";r.d(e,{R:function(){return serverTimeout}});var s=r(94251),n=r(20075);function serverTimeout(t,e){if(void 0===t||""===t)return;let r=/^\d{1,4}$/.test(t)?Number(t):0;if(r>=1&&r<=600)return r;throw new s.y("usage",`${e} is ${(0,n.quote)(t)}; it must be a whole number of seconds from 1 to 600`,{help:"a server that npx installs at its first start may need 60"})}}),
26886:(function(t,c,i){"use strict";i.d(c,{B:function(){return n}});let n="https://github.com/OWNER/cartwright"}),
46774:(function(n,t,r){"use strict";function isMapping(n){return"object"==typeof n&&null!==n&&!Array.isArray(n)}function own(n,t){return Object.hasOwn(n,t)?n[t]:void 0}function textOf(n,t){let r=own(n,t);return"string"==typeof r?r:""}function mappingsOf(n,t){let r=own(n,t);return Array.isArray(r)?r.filter(isMapping):[]}function member(n,t){return isMapping(n)?own(n,t):void 0}r.d(t,{Dc:function(){return member},Jj:function(){return mappingsOf},ZV:function(){return own},b6:function(){return textOf},pi:function(){return isMapping}})}),
49173:(function(e,n,t){"use strict";async function load(e){return(await e).default}t.r(n),t.d(n,{validators:function(){return d}});let d={baseline:()=>load(t.e(9607).then(t.bind(t,89607))),config:()=>load(t.e(4470).then(t.bind(t,64470))),cartridge:()=>load(t.e(3931).then(t.bind(t,3931))),host:()=>load(t.e(8858).then(t.bind(t,58858))),policy:()=>load(t.e(4866).then(t.bind(t,24866))),manifest:()=>load(t.e(8477).then(t.bind(t,18477))),confirmations:()=>load(t.e(2543).then(t.bind(t,32543))),sweep:()=>load(t.e(1050).then(t.bind(t,1050))),report:()=>load(t.e(5930).then(t.bind(t,35930))),trustRegistry:()=>load(t.e(3306).then(t.bind(t,3306))),roster:()=>load(t.e(6699).then(t.bind(t,16699))),descriptor:()=>load(t.e(2321).then(t.bind(t,12321)))}}),
52087:(function(t,e,a){"use strict";a.d(e,{d:function(){return mayHoldSecret}});var n=a(60978);let s=[{pattern:/:\/\/[^\s/@]{1,400}@/,needs:"@"},{pattern:/PRIVATE(?: |%20|\+)KEY|UFJJVkFURSBLRVktLS0tL|BSSVZBVEUgS0VZLS0tLS|QUklWQVRFIEtFWS0tLS0t|PuTTY-User-Key-File|AGE-SECRET-KEY|A(?:3T[A-Z0-9]|KIA|GPA|IDA|ROA|IPA|NPA|NVA|SIA)[A-Z0-9]{16}|AIza|GOCSPX-|T3BlbkFJ|AccountKey=|SG\.\w/},{pattern:/[Kk][Ee][Yy](?<=[Aa][Cc][Cc][Ee][Ss][Ss]_?[Kk][Ee][Yy])/},{pattern:/[-_](?:(?<=(?:gh[pousr]|_pat|[sr]k_live|[sr]k_test|whsec|hf|npm|shp(?:pa|ca|at|ss)|gl(?:c|sa)|gsk|lin_api|ntn|(?<![a-z])ops|vc[piark]|figd)_|(?:(?<![a-z])[sr]k|xox[bpaor]|xapp|glpat|pypi)-)|(?<=_)authToken=)/},{pattern:/eyJ[\w-]{10}/,needs:"J"},{pattern:/hv[sbr]\.\w/,needs:"hv"},{pattern:/kty/},{pattern:/hooks\.slack\.com/},{pattern:/dapi[A-Fa-f0-9]{30}/,needs:"dapi"}];function mayHoldSecret(t){return s.some(({pattern:e,needs:a})=>(void 0===a||t.includes(a))&&e.test(t))||(0,n.Wo)(t)}}),
77530:(function(t,n,r){"use strict";function unreachable(t){throw Error(`a case that does not exist: ${JSON.stringify(t)}`)}r.d(n,{H:function(){return unreachable}})}),
98052:(function(r,e,n){"use strict";n.d(e,{$T:function(){return withoutPages},Ei:function(){return ruleAnchor},ez:function(){return o},gd:function(){return rulePage},hF:function(){return withPages}});var t=n(26886),u=n(58508);let o=`${t.B}/blob/v${u.x}/docs/rules.md`;function rulePage(r){let e=ruleAnchor(r);return void 0===e?o:`${o}#${e}`}function ruleAnchor(r){return/^[a-z]+\/[a-z0-9-]+$/.test(r)?r.replace("/",""):void 0}function withPages(r){return r.map(r=>({...r,url:rulePage(r.rule)}))}function withoutPages(r){return r.map(r=>{let{url:e,...n}=r;return n})}})
};
Object.assign(exports.modules,require("./shared-8778.js").modules);
Object.assign(exports.modules,require("./shared-38234.js").modules);
Object.assign(exports.modules,require("./shared-41817.js").modules);
Object.assign(exports.modules,require("./shared-53440.js").modules);
Object.assign(exports.modules,require("./shared-79121.js").modules);
Object.assign(exports.modules,require("./shared-8432.js").modules);
Object.assign(exports.modules,require("./shared-1782.js").modules);
Object.assign(exports.modules,require("./shared-13651.js").modules);
Object.assign(exports.modules,require("./shared-23714.js").modules);
Object.assign(exports.modules,require("./shared-27066.js").modules);
Object.assign(exports.modules,require("./shared-27912.js").modules);
Object.assign(exports.modules,require("./shared-34293.js").modules);
Object.assign(exports.modules,require("./shared-53751.js").modules);
