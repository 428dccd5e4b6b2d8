exports.modules={
34386:(function(e,t,n){"use strict";function sweepExitCode(e){return e.has(1)?1:e.has(2)?e.has(0)?1:2:0}n.d(t,{w:function(){return sweepExitCode}})})
};
