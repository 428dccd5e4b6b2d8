exports.ids=[7348,4484,4440,8778,75,2956,7912,9173,6958,1276,6397,8092,2228,1556,3889,6523,2374,4317,516,4446,2065,3732,8135,4668,3591,7798,3576,6045];
exports.modules={
20243:(function(e,t,i){"use strict";i.r(t),i.d(t,{command:function(){return m}});var n=i(42374),a=i(95478),o=i(94251),s=i(49139),r=i(44484),d=i(1782),c=i(33192),f=i(66045);let m={name:"manifest",summary:"prints the harness-requirements manifest",example:"manifest agents/reviewer --check agents/reviewer/reviewer.harness.json",usage:["manifest [PACKAGE|FILE]","manifest [PACKAGE] --check FILE","manifest [PACKAGE] --out FILE"],options:[(0,c.F9)("check","FILE","compare with this committed manifest and fail when it is out of date"),(0,c.F9)("out","FILE","write the manifest to a file instead of printing it")],formats:["json","text"],details:"PACKAGE is a folder with a cartridge.yaml (default: the working directory); FILE a manifest to validate and print.\nWhat the package leaves out takes the defaults of docs/format.md 2.2.",usesConfig:c.UX,async run(e){let{fs:t,io:i,positionals:r}=e;if(r.length>1)throw new o.yo("usage",`manifest takes one package or file, not ${r.length}`);let m=await (0,a.eY)(t,r[0]??".",e.profile);if(void 0===m.manifest){let t="json"===e.value("format")?"json":"text";return await (0,f.printDiagnostics)({...e,format:t},m.diagnostics,1),c.dc.no}m.diagnostics.length>0&&i.err(await (0,f.textOfDiagnostics)({...e,color:!1},(0,s.Ds)(m.diagnostics)));let u=new TextDecoder().decode(m.bytes),l=e.value("check");if(void 0!==l)return compare(e,r[0]??".",u,l);let h=e.value("out");return void 0===h?i.out((0,d.ip)(u)):await (0,n.writeCommitted)(t,[{path:h,text:u}]),c.dc.ok}};function compare({fs:e,io:t,quiet:i},n,o,s){let d="none"===e.kind(s)?void 0:(0,a.$V)(e.readFile(s,4194304)),f=void 0===d?void 0:(0,a.L1)(o,d);if(void 0!==d&&void 0===f)return i||t.out((0,r.$2)(s,n,"in step")),c.dc.ok;let m=f&&{line:f.line,found:(0,a.QN)(f.found),expected:(0,a.QN)(f.expected)};return t.out((0,r.$2)(s,n,m??"missing")),c.dc.no}})
};
Object.assign(exports.modules,require("./shared-2765.js").modules);
Object.assign(exports.modules,require("./shared-26886.js").modules);
Object.assign(exports.modules,require("./shared-32065.js").modules);
Object.assign(exports.modules,require("./shared-53440.js").modules);
Object.assign(exports.modules,require("./shared-79121.js").modules);
Object.assign(exports.modules,require("./shared-1782.js").modules);
Object.assign(exports.modules,require("./shared-10029.js").modules);
Object.assign(exports.modules,require("./shared-17077.js").modules);
Object.assign(exports.modules,require("./shared-44484.js").modules);
Object.assign(exports.modules,require("./shared-42374.js").modules);
Object.assign(exports.modules,require("./shared-55270.js").modules);
Object.assign(exports.modules,require("./shared-95478.js").modules);
Object.assign(exports.modules,require("./shared-76821.js").modules);
Object.assign(exports.modules,require("./shared-38879.js").modules);
