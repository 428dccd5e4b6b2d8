exports.modules={
4909:(function(i,n,o){"use strict";o.d(n,{findRevision:function(){return findRevision}});var t=o(18563),e=o(22410);function findRevision(i,n){let o=(0,t.W1)(i),r=["rev-parse","--verify","--quiet","--end-of-options",`${n}^{commit}`],f=(0,e.oM)(o,r)?.toString("utf8").trim();return void 0===f||void 0===o?void 0:{sha:f,top:o.top}}})
};
