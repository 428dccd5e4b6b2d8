exports.modules={
68236:(function(e,r,t){"use strict";t.d(r,{removeFile:function(){return removeFile}});var n=t(73024),i=t(76760),o=t(37498);function removeFile(e,r){let t=(0,i.resolve)(e,r);try{(0,n.rmSync)(t)}catch(e){throw(0,o.Y)(e,r,"unwritable-file","cannot be removed")}try{for(let r=(0,i.dirname)(t);r.length>e.length;r=(0,i.dirname)(r))(0,n.rmdirSync)(r)}catch{}}})
};
