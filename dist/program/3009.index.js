exports.ids=[3009];
exports.modules={
83009:(function(e,n,t){"use strict";t.d(n,{overviewPlaces:function(){return overviewPlaces}});var i=t(41817),a=t(88092),o=t(72228);async function overviewPlaces(e,n){let t=new Map;for(let i of n){if("rule"in i||void 0!==i.range||"file"!==e.kind(i.path))continue;let n=await placeIn(e,i);void 0!==n&&t.set(i,n)}return t}async function placeIn(e,{path:n,at:t}){if(!/\.(?:json|ya?ml)$/i.test(n))return;let r=await (0,o.readDocument)(n,e.readFile(n),{maxDepth:a.LIMITS.schemaDepth}),c=t.find(e=>void 0!==r.locate(e));return void 0===c?void 0:(0,i.be)(r,c,"key")}})
};
