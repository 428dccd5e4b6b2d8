exports.ids=[7754,4484,3776,8778,75,2956,6958,348,5446,2374,6523,6783,6125,516,7238,6045,4446,3732,2065,8135,3591,9307,7798,3576];
exports.modules={
20243:(function(e,t,i){"use strict";i.r(t),i.d(t,{command:function(){return f}});var a=i(42374),n=i(95478),o=i(49139),s=i(44484),r=i(1782),d=i(33192),c=i(66045);let f={name:"manifest",summary:"prints the harness-requirements manifest",example:"manifest agents/reviewer --check agents/reviewer/reviewer.harness.json",usage:["manifest [PACKAGE|FILE]","manifest [PACKAGE] --check FILE","manifest [PACKAGE] --out FILE"],options:[(0,d.F9)("check","FILE","compare with this committed manifest and fail when it is out of date"),(0,d.F9)("out","FILE","write the manifest to a file instead of printing it")],formats:["json","text"],details:"PACKAGE is a folder with a cartridge.yaml (default: the working directory); FILE a manifest to validate and print.\nWhat the package leaves out takes the defaults of docs/format.md 2.2.",usesConfig:d.UX,async run(e){let{fs:t,io:i,positionals:s}=e,f=await (0,n.eY)(t,s[0]??".",e.profile);if(void 0===f.manifest){let t="json"===e.value("format")?"json":"text";return await (0,c.printDiagnostics)({...e,format:t},f.diagnostics,1),d.dc.no}f.diagnostics.length>0&&i.err(await (0,c.textOfDiagnostics)({...e,color:!1},(0,o.Ds)(f.diagnostics)));let m=new TextDecoder().decode(f.bytes),u=e.value("check");if(void 0!==u)return compare(e,s[0]??".",m,u);let l=e.value("out");return void 0===l?i.out((0,r.ip)(m)):await (0,a.writeCommitted)(t,[{path:l,text:m}]),d.dc.ok}};function compare({fs:e,io:t,quiet:i},a,o,r){let c="none"===e.kind(r)?void 0:(0,n.$V)(e.readFile(r,4194304)),f=void 0===c?void 0:(0,n.L1)(o,c);if(void 0!==c&&void 0===f)return i||t.out((0,s.$2)(r,a,"in step")),d.dc.ok;let m=f&&{line:f.line,found:(0,n.QN)(f.found),expected:(0,n.QN)(f.expected)};return t.out((0,s.$2)(r,a,m??"missing")),d.dc.no}})
};
Object.assign(exports.modules,require("./shared-2765.js").modules);
Object.assign(exports.modules,require("./shared-26886.js").modules);
Object.assign(exports.modules,require("./shared-32065.js").modules);
Object.assign(exports.modules,require("./shared-53440.js").modules);
Object.assign(exports.modules,require("./shared-56783.js").modules);
Object.assign(exports.modules,require("./shared-10029.js").modules);
Object.assign(exports.modules,require("./shared-44484.js").modules);
Object.assign(exports.modules,require("./shared-42374.js").modules);
Object.assign(exports.modules,require("./shared-27912.js").modules);
Object.assign(exports.modules,require("./shared-55270.js").modules);
Object.assign(exports.modules,require("./shared-95478.js").modules);
Object.assign(exports.modules,require("./shared-38879.js").modules);
Object.assign(exports.modules,require("./shared-9602.js").modules);
Object.assign(exports.modules,require("./shared-34415.js").modules);
