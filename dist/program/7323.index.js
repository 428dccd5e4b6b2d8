exports.ids=[7323];
exports.modules={
92400:(function(t,e,n){"use strict";function mayQuote(t){return t.length>=160}function findPassage(t,e){let n;if(!mayQuote(t))return;let l=plain(t);if(l.length<160)return;let r=new Map;for(let t=0;t+40<=l.length;t++)r.set(l.slice(t,t+40),t);for(let{path:t,text:i}of e){let e=plain(i);for(let i=0;i+40<=e.length;){let o=r.get(e.slice(i,i+40));if(void 0===o){i+=40;continue}let u=0;for(;u<i&&u<o&&e[i-u-1]===l[o-u-1];)u++;let f=40;for(;i+f<e.length&&o+f<l.length&&e[i+f]===l[o+f];)f++;let a=u+f;a>=160&&a>(n?.length??0)&&(n={path:t,length:a}),i+=f}}return n}function plain(t){return t.replace(/^[ \t]*(?:#+|\/\/+|\*+|--+|>+|<!--)[ \t]*/gm,"").replace(/\s+/g," ").toLowerCase().trim()}n.d(e,{U4:function(){return findPassage},oG:function(){return mayQuote}})})
};
Object.assign(exports.modules,require("./shared-2765.js").modules);
Object.assign(exports.modules,require("./shared-9302.js").modules);
