exports.modules={
95245:(function(r,n,e){"use strict";e.d(n,{formatUserError:function(){return formatUserError},z:function(){return userErrorLines}});var t=e(84411),o=e(20075);function formatUserError(r){return(0,t.pj)`cartwright: ${userErrorLines(r)}`}function userErrorLines(r){let n=void 0===r.range?"":(0,t.pj)`:${r.range.start.line}:${r.range.start.column}`,e=void 0===r.path?"":(0,t.pj)`${(0,o.printable)(r.path)}${n}: `;return(0,t.pj)`${e}${(0,o.printable)(r.message)}\n  help: ${(0,o.printable)(r.help)}\n`}})
};
