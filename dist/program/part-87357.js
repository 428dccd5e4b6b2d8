exports.modules={
87357:(function(n,t,e){"use strict";e.d(t,{handshakeMarkdown:function(){return handshakeMarkdown},suggestionsMarkdown:function(){return suggestionsMarkdown}});var r=e(84411),s=e(60906),a=e(58670),o=e(72278),i=e(19780);function handshakeMarkdown({results:n}){let t=[...(0,s.B8)(n),...(0,s.pz)(n)].map(n=>(0,i.TB)(n,{}));return(0,a.z5)((0,r.Te)`## Handshake\n`,t,{limit:1/0,size:n=>n.length,rest:""}).text}function suggestionsMarkdown(n){return(0,r.Te)`${(0,o.OF)(n,"diff")}\n`}})
};
