exports.ids=[3335];
exports.modules={
70624:(function(n,t,e){"use strict";function flowYaml(n,t=!1){let flow=n=>flowYaml(n,t);if(Array.isArray(n))return`[${n.map(flow).join(", ")}]`;if("object"==typeof n&&null!==n){let t=Object.entries(n).map(([n,t])=>`${flow(n)}: ${flow(t)}`);return 0===t.length?"{}":`{ ${t.join(", ")} }`}return!t&&"string"==typeof n&&isPlain(n)?n:JSON.stringify(n)}function isPlain(n){return/^[A-Za-z_$][\w.-]*$/.test(n)&&!/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(n)}e.d(t,{u:function(){return flowYaml}})})
};
Object.assign(exports.modules,require("./shared-25886.js").modules);
