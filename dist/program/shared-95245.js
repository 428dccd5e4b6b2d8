exports.modules={
95245:(function(r,t,e){"use strict";e.d(t,{formatUserError:function(){return formatUserError}});var n=e(84411),a=e(20075);function formatUserError(r){let t=void 0===r.range?"":(0,n.pj)`:${r.range.start.line}:${r.range.start.column}`,e=void 0===r.path?"":(0,n.pj)`${(0,a.printable)(r.path)}${t}: `;return(0,n.pj)`cartwright: ${e}${(0,a.printable)(r.message)}\n  help: ${(0,a.printable)(r.help)}\n`}})
};
