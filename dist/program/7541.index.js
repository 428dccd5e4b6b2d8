exports.ids=[7541];
exports.modules={
27541:(function(e,t,i){"use strict";i.d(t,{holdFile:function(){return holdFile}});var r=i(94251),s=i(14788);function holdFile({fs:e,store:t},i){let n=t.open(i),{source:l}=n;return{ports:{store:{open:e=>e===i?{...n,close:()=>void 0}:t.open(e)},fs:(0,s.s)(e,{readFile:(t,...s)=>{if(t!==i)return e.readFile(t,...s);let[o=l.size,a=!1]=s;if(l.size>o&&!a)throw new r.y("unreadable-file",`it has ${l.size} bytes, at most ${o} are read`,{path:i});let d=l.read(0,Math.min(l.size,o)).slice();return n.assertUnchanged(),d}})},close:()=>n.close()}}})
};
Object.assign(exports.modules,require("./shared-14788.js").modules);
