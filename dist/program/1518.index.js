exports.ids=[1518];
exports.modules={
11518:(function(e,i,r){"use strict";r.d(i,{digestOfFile:function(){return digestOfFile},r:function(){return refuseForeign}});var t=r(30461),n=r(31672),a=r(94251);function digestOfFile(e,i){let r=e.open(i);try{let{source:e}=r,i=e.read(0,Math.min(t.Lq,e.size)).slice(),a=(0,n.x)(e);return r.assertUnchanged(),{sha256:a.slice(7),head:i}}finally{r.close()}}function refuseForeign({source:e},i,r){let n=(0,t.cx)(e.read(0,Math.min(t.Lq,e.size)),r);if(void 0===n)return;let{what:l,help:s="a cartridge, or a CAL called *.cal.json or *.cal.yaml, belongs here"}=n;throw new a.y("not-a-cartridge",`it is ${l}`,{path:i,help:s})}}),
31672:(function(e,t,i){"use strict";i.d(t,{x:function(){return digestOfSource}});var n=i(46430);function digestOfSource(e){let t=(0,n.Nl)();for(let i=0;i<e.size;i+=1048576)t.update(e.read(i,Math.min(1048576,e.size-i)));return t.finish()}})
};
Object.assign(exports.modules,require("./shared-30461.js").modules);
