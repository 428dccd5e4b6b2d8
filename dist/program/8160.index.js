exports.ids=[8160];
exports.modules={
48160:(function(i,t,n){"use strict";n.d(t,{findCommit:function(){return findCommit}});var d=n(32903),e=n(18563),o=n(21689);function findCommit(i,{inside:t,sha:n,name:r,fetch:f,to:m}){let{cwd:u}=i,v=(0,e.W1)(t),a=(0,d.zu)(u,n,f,t),l=void 0===a?void 0:(0,d.vl)(t,n,m);if(void 0===v||void 0===a||void 0===l)return;let c=(0,e.HR)(v,u),[p,C]=(0,o.qm)(c)?[u,v.top]:[`/${c}`,""],s=new Set(l.map(i=>(0,o.pr)(p,`${C}/${i}`)));return{name:r,sha:n,files:a,differing:s,readCode:(t,...n)=>(s.has((0,o.pr)(u,t))||"file"!==i.kind(t)?a:i).readFile(t,...n)}}})
};
