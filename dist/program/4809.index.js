exports.ids=[4809,75,5174,8778,6397,8092,2228];
exports.modules={
5174:(function(r,a,e){"use strict";e.d(a,{readCartridgeCard:function(){return readCartridgeCard}});var t=e(94251),n=e(35005),c=e(37850);async function readCartridgeCard(r,a,e){let d=r.open(a);try{return await (0,n.hX)((0,n.om)(d.source,e,d.inflate))}catch(r){if(!(r instanceof c.k))throw r;throw new t.y("bad-cartridge",`not a cartridge that can be read: ${r.message}`,{path:a,cause:r})}finally{d.close()}}})
};
Object.assign(exports.modules,require("./shared-2765.js").modules);
Object.assign(exports.modules,require("./shared-10029.js").modules);
