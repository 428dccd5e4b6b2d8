exports.ids=[1103];
exports.modules={
17609:(function(t,e,r){"use strict";r.d(e,{R:function(){return serverTimeout}});var s=r(94251),n=r(20075);function serverTimeout(t,e){if(void 0===t||""===t)return;let r=/^\d{1,4}$/.test(t)?Number(t):0;if(r>=1&&r<=600)return r;throw new s.y("usage",`${e} is ${(0,n.quote)(t)}; it must be a whole number of seconds from 1 to 600`,{help:"a server that npx installs at its first start may need 60"})}})
};
Object.assign(exports.modules,require("./shared-21103.js").modules);
