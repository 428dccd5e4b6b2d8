exports.ids=[8160];
exports.modules={
48160:(function(i,t,e){"use strict";e.d(t,{findCommit:function(){return findCommit}});var n=e(32903),o=e(18563),d=e(21689);function findCommit(i,{inside:t,sha:e,name:r,fetch:m,to:f}){let{cwd:u}=i,v=(0,o.W1)(t),l=(0,n.commitFiles)(u,e,m,t),a=void 0===l?void 0:(0,n.vl)(t,e,f);if(void 0===v||void 0===l||void 0===a)return;let c=(0,o.HR)(v,u),[p,s]=(0,d.qm)(c)?[u,v.top]:[`/${c}`,""],C=new Set(a.map(i=>(0,d.pr)(p,`${s}/${i}`)));return{name:r,sha:e,files:l,differing:C,readCode:(t,...e)=>(C.has((0,d.pr)(u,t))||"file"!==i.kind(t)?l:i).readFile(t,...e)}}})
};
