exports.ids=[516];
exports.modules={
80516:(function(n,t,i){"use strict";i.d(t,{diagnosticsJson:function(){return diagnosticsJson},explanationOf:function(){return explanationOf}});var o=i(98052),r=i(1782);function diagnosticsJson(n,t,i,s={},a=0){let e=(0,o.hF)(n);return(0,r.y3)({version:1,tool:{name:"cartwright",version:i},diagnostics:e,summary:t,...s},a)}function explanationOf(n){let{id:t,level:i,summary:r,what:s,why:a,falseAlarms:e,bad:c,good:u}=n,{fixable:f=!1,always:l=!1}=n;return{id:t,level:i,summary:r,url:(0,o.gd)(t),what:s,why:a,falseAlarms:e,fixable:f,always:l,bad:c,good:u}}})
};
Object.assign(exports.modules,require("./shared-2765.js").modules);
