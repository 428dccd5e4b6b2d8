exports.ids=[2140,2956,4668];
exports.modules={
90126:(function(e,t,u){"use strict";u.d(t,{C:function(){return findHidden},P:function(){return withoutHidden}});let f=/[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu,n=/\u{1f3f4}[\u{e0020}-\u{e007e}]{1,8}\u{e007f}|(?<=[\p{Emoji}\p{S}\p{P}])[\ufe0e\ufe0f]|(?<=[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])(?<![A-Za-z])[\u200c\u200d](?=[\p{L}\p{M}\p{Extended_Pictographic}])(?![A-Za-z])/gu,i=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/,r=RegExp(`(${n.source})|${f.source}|\\p{Cc}`,"gu");function withoutHidden(e){return e.replace(/\s+/g," ").replace(r,(e,t)=>t??"").trim()}function findHidden(e){if(!/[^\n\r\t\x20-\x7e]/.test(e))return;let t=[...e.replace(n,"").matchAll(f)].map(([e])=>e.codePointAt(0)??0),u=i.test(e)?t.filter(e=>8206!==e&&8207!==e&&1564!==e):t;if(0===u.length)return;let r=[...new Set(u)].slice(0,4);return{count:u.length,points:r.map(e=>`U+${e.toString(16).toUpperCase().padStart(4,"0")}`)}}})
};
Object.assign(exports.modules,require("./shared-2765.js").modules);
Object.assign(exports.modules,require("./shared-38234.js").modules);
Object.assign(exports.modules,require("./shared-38525.js").modules);
Object.assign(exports.modules,require("./shared-52087.js").modules);
Object.assign(exports.modules,require("./shared-76821.js").modules);
