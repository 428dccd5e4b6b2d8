exports.modules={
5174:(function(r,t,a){"use strict";a.d(t,{readCartridgeCard:function(){return readCartridgeCard}});var e=a(94251),i=a(35005),d=a(46697),n=a(37850);function readCartridgeCard(r,t,a){return(0,d.C)(r,t,async({source:r,inflate:t})=>(0,i.hX)((0,i.om)(r,a,t))).catch(r=>{if(!(r instanceof n.k))throw r;let a="identity"===r.check?"name the profile that it was built for, if it is a cartridge":void 0,i=`not a cartridge that can be read: ${r.message}`;throw new e.yo("bad-cartridge",i,{path:t,help:a,cause:r})})}})
};
