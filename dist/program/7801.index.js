exports.ids=[7801,8778,7912,9173,1411,3828,6397,8092,2228,6202,7913];
exports.modules={
37981:(function(e,t,s){"use strict";s.d(t,{digestsOf:function(){return digestsOf}});var n=s(51078),a=s(46697),l=s(88730),i=s(95419),r=s(31672),o=s(46430),u=s(88092),c=s(11518),g=s(22968);async function digestsOf(e,t,s){return(0,g.isCalPath)(t)?digestsOfCal(e,t,s):(0,a.C)(e.store,t,async e=>{(0,c.r)(e,t,s);let a=new i.p,{rom:l}=await (0,n.i)(e,s,a),o=(0,r.x)(e.source);e.assertUnchanged();let u=a.list().flatMap(({id:e,ok:t,message:s})=>t?[]:[`${e}: ${s}`]);return{path:t,romDigest:0===u.length?l?.digest??null:null,calDigest:null,fileDigest:o,problems:u}})}async function digestsOfCal({fs:e},t,n){let{ambiguities:a,readCal:i}=await Promise.all([s.e(3338),s.e(4822),s.e(4931),s.e(2956)]).then(s.bind(s,80639)),r=e.readFile(t,u.LIMITS.jsonBytes),c=(0,o.sI)(r),g=await i(t,r,n),f=g.problems.map(({message:e,range:t})=>`line ${t.start.line}: ${e}`);0===f.length&&f.push(...await a(g));let h=null;try{0===f.length&&(h=(0,l.vC)(g.value))}catch(e){if(!(e instanceof TypeError))throw e;f.push(`it has no canonical form: ${e.message}`)}return{path:t,romDigest:null,calDigest:h,fileDigest:c,problems:f}}}),
80557:(function(e,n,r){"use strict";r.d(n,{RE:function(){return namesLayout},ii:function(){return referencesIn}});var i=r(39181),t=r(82001),o=r(21236),u=r(21689);function isLayoutFolder(e,n){return"directory"===e.kind(n)&&"file"===e.kind((0,u.uJ)(n,o.gI))}function namesLayout(e,n){let r=(0,t.m)(n,n=>"file"===e.kind(n)||isLayoutFolder(e,n),n=>isLayoutFolder(e,n)).path;return r!==n||isLayoutFolder(e,r)}function referencesIn(e,n){return isLayoutFolder(e,n)?new i.P(inFolder(e,n)).references():void 0}function inFolder(e,n){return{path:n,read:(r,i)=>{let t=(0,u.uJ)(n,r);return"file"===e.kind(t)?e.readFile(t,i):void 0},open:()=>void 0}}})
};
Object.assign(exports.modules,require("./shared-2765.js").modules);
Object.assign(exports.modules,require("./shared-18355.js").modules);
Object.assign(exports.modules,require("./shared-21236.js").modules);
Object.assign(exports.modules,require("./shared-30461.js").modules);
Object.assign(exports.modules,require("./shared-34293.js").modules);
Object.assign(exports.modules,require("./shared-3275.js").modules);
Object.assign(exports.modules,require("./shared-42714.js").modules);
Object.assign(exports.modules,require("./shared-55270.js").modules);
Object.assign(exports.modules,require("./shared-96619.js").modules);
