exports.modules={
5174:(function(r,t,a){"use strict";a.d(t,{readCartridgeCard:function(){return readCartridgeCard}});var e=a(94251),i=a(35005),n=a(37850);async function readCartridgeCard(r,t,a){let c=r.open(t);try{return await (0,i.hX)((0,i.om)(c.source,a,c.inflate))}catch(i){if(!(i instanceof n.k))throw i;let r="identity"===i.check?"name the profile that it was built for, if it is a cartridge":void 0,a=`not a cartridge that can be read: ${i.message}`;throw new e.yo("bad-cartridge",a,{path:t,help:r,cause:i})}finally{c.close()}}})
};
