exports.modules={
95245:(function(r,t,e){"use strict";e.d(t,{formatUserError:function(){return formatUserError}});var n=e(84411),a=e(20075);function formatUserError(r){let t=void 0===r.range?"":(0,n.pj)`:${r.range.start.line}:${r.range.start.column}`,e=void 0===r.path?"":(0,n.pj)`${(0,a.printable)(r.path)}${t}: `;return(0,n.pj)`cartwright: ${e}${(0,a.printable)(r.message)}\n  help: ${(0,a.printable)(r.help)}\n`}}),
49871:(function(r,t,e){"use strict";e.d(t,{a:function(){return eachFile}});var n=e(95245),o=e(94251);async function eachFile({io:r,positionals:t},e){let a=[],c=!1;for(let i of t)try{a.push(await e(i))}catch(t){if(!(t instanceof o.yo))throw t;r.err((0,n.formatUserError)(t)),c=!0}return{results:a,unreadable:c}}}),
19363:(function(t,n,s){"use strict";s.d(n,{Z:function(){return e}});let e=".sigstore.json"})
};
