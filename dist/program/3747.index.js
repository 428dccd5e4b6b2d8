exports.ids=[3747];
exports.modules={
43747:(function(e,n,t){"use strict";t.r(n),t.d(n,{GONE:function(){return i}});let r="it is gone: run the whole sweep again",o="it is gone: check the whole repository in one run",s="sweep its folders with --roots and --format ndjson, and make one report of the sweeps with --merge",i={check:{"since-report":r,"print-inputs":r,shard:`${o}, or ${s}`},inputs:{shard:`${o}, or take changed-only where only what a pull request changes counts`,merge:`${o}, or ${s}`}}})
};
