exports.ids=[1488];
exports.modules={
1488:(function(t,e,i){"use strict";i.d(e,{fixDuplicateKeys:function(){return fixDuplicateKeys}});var n=i(41817),u=i(12854),l=i(10964);async function fixDuplicateKeys(t,e,i){if(void 0===t.value||t.text.length>262144)return e;let r=0,s=[];for(let a of e){let e="source/duplicate-key"===a.rule&&r<10?(0,l.B)(t,(0,n.kU)(t.value,a.pointer),{kind:"remove"}):void 0;if(void 0===e||!startsAt(t,a)){s.push(a);continue}r++;let o=JSON.stringify((await i((0,u.c)(t.text,e.edits))).value)===JSON.stringify(t.value);s.push(o?{...a,fix:{...e,title:`remove the second ${e.title.slice(7)}`}}:a)}return s}function startsAt(t,{pointer:e,range:i}){let u=t.locate((0,n.kU)(t.value,e))?.key;if(void 0===u)return!1;let{start:l}=t.range(u);return l.line===i.start.line&&l.column===i.start.column}})
};
Object.assign(exports.modules,require("./shared-12854.js").modules);
