exports.ids=[8514];
exports.modules={
85330:(function(n,e,t){"use strict";function few(n,e){let t=n.length>e?` and ${n.length-e} more`:"";return`${n.slice(0,e).join(", ")}${t}`}t.d(e,{H:function(){return few}})})
};
Object.assign(exports.modules,require("./shared-8514.js").modules);
