exports.ids=[2461,9173];
exports.modules={
49173:(function(e,n,t){"use strict";async function load(e){return(await e).default}t.r(n),t.d(n,{validators:function(){return d}});let d={baseline:()=>load(t.e(9607).then(t.bind(t,89607))),config:()=>load(t.e(4470).then(t.bind(t,64470))),cartridge:()=>load(t.e(3931).then(t.bind(t,3931))),host:()=>load(t.e(8858).then(t.bind(t,58858))),policy:()=>load(t.e(4866).then(t.bind(t,24866))),manifest:()=>load(t.e(8477).then(t.bind(t,18477))),confirmations:()=>load(t.e(2543).then(t.bind(t,32543))),sweep:()=>load(t.e(1050).then(t.bind(t,1050))),report:()=>load(t.e(5930).then(t.bind(t,35930))),trustRegistry:()=>load(t.e(3306).then(t.bind(t,3306))),roster:()=>load(t.e(6699).then(t.bind(t,16699))),descriptor:()=>load(t.e(2321).then(t.bind(t,12321)))}})
};
Object.assign(exports.modules,require("./shared-2765.js").modules);
Object.assign(exports.modules,require("./shared-27912.js").modules);
Object.assign(exports.modules,require("./shared-12461.js").modules);
