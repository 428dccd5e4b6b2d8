exports.ids=[5245,75];
exports.modules={
95245:(function(r,n,t){"use strict";t.d(n,{formatUserError:function(){return formatUserError}});var a=t(20075);function formatUserError(r){let n=void 0===r.range?"":(0,a.plain)`:${r.range.start.line}:${r.range.start.column}`,t=void 0===r.path?"":(0,a.plain)`${(0,a.printable)(r.path)}${n}: `,e=void 0===r.help?"":(0,a.plain)`  help: ${(0,a.printable)(r.help)}\n`;return(0,a.plain)`cartwright: ${t}${(0,a.printable)(r.message)}\n${e}`}})
};
Object.assign(exports.modules,require("./shared-2765.js").modules);
