exports.modules={
93708:(function(n,a,r){"use strict";r.d(a,{Bh:function(){return handshakeCommand},hN:function(){return remakeCommand},np:function(){return addCommand}});var t=r(56783);function addCommand(n,a){return["cartwright host add",...n.map(t.r),...a].join(" ")}function remakeCommand(n,a){let r=n.lastIndexOf("/"),d=addCommand([n.slice(r+1)],a);return r<0?d:`cd ${(0,t.r)(n.slice(0,r))} && ${d}`}function handshakeCommand({subject:n,profile:a},r){return["cartwright handshake",(0,t.r)(n),"--host",(0,t.r)(a),...r].join(" ")}})
};
