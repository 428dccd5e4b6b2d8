exports.modules={
11233:(function(e,t,r){"use strict";r.d(t,{R:function(){return serverTimeout},r:function(){return wholeNumber}});var u=r(94251),o=r(20075);function wholeNumber(e,t,[r,n],i="",s="write such a number, or leave it out"){if(void 0===e)return;let l=/^(?:0|[1-9]\d{0,14})$/.test(e)?Number(e):0/0;if(l>=r&&l<=n)return l;let m=`${t} is ${(0,o.quote)(e)}; it must be a whole number${i} from ${r} to ${n}`;throw new u.yo("usage",m,{help:s})}function serverTimeout(e,t){return wholeNumber(""===e?void 0:e,t,[1,600]," of seconds","leave it out: a server that npx installs gets 60")}})
};
