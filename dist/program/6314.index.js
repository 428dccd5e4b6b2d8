exports.ids=[6314,8092,5711];
exports.modules={
67936:(function(e,t,n){"use strict";n.d(t,{O:function(){return trackedFiles}});var r=n(76760),i=n(18563),l=n(21689);let u=new Map;function trackedFiles(){let e=new Map;return(t,n)=>trackedIn(t,n,t=>{let n=e.get(t.indexFile)??(0,i.qh)(t).entries;return e.set(t.indexFile,n),n})}function trackedIn(e,t,n){let a=t?(0,i.uw)(e):(0,i.W1)(e);if(void 0===a||"dead"===a)return u;let s=(0,i.HR)(a,e);if((0,l.GK)(s)||(0,r.isAbsolute)(s))return u;let c=""===s?"":`${s}/`,d=new Map;for(let e of n(a))e.path.startsWith(c)&&d.set(e.path.slice(c.length),e);return d}})
};
Object.assign(exports.modules,require("./shared-2765.js").modules);
Object.assign(exports.modules,require("./shared-18563.js").modules);
