exports.ids=[212,7831,8092];
exports.modules={
88092:(function(e,t,n){"use strict";n.r(t),n.d(t,{LIMITS:function(){return s},nestsDeeper:function(){return nestsDeeper}});let s={depth:100,schemaDepth:1100,jsonBytes:0x4000000,yamlBytes:2097152,aliasNodes:1e4};function nestsDeeper(e,t){let n=[{value:e,depth:1}];for(let e=n.pop();void 0!==e;e=n.pop())if("object"==typeof e.value&&null!==e.value){if(e.depth>t)return!0;for(let t of Object.values(e.value))n.push({value:t,depth:e.depth+1})}return!1}})
};
Object.assign(exports.modules,require("./shared-77831.js").modules);
