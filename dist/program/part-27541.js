exports.modules={
27541:(function(e,t,i){"use strict";i.d(t,{holdFile:function(){return holdFile}});var r=i(94251),s=i(14788);function holdFile({fs:e,store:t},i){let n=t.open(i),{source:o}=n;return{ports:{store:{open:e=>e===i?{...n,close:()=>void 0}:t.open(e)},fs:(0,s.s)(e,{readFile:(t,...s)=>{if(t!==i)return e.readFile(t,...s);let[l=o.size,a=!1]=s;if(o.size>l&&!a)throw new r.yo("unreadable-file",`it has ${o.size} bytes, at most ${l} are read`,{path:i});let d=o.read(0,Math.min(o.size,l)).slice();return n.assertUnchanged(),d}})},close:()=>n.close()}}})
};
