exports.modules={
57023:(function(e,n,t){"use strict";t.d(n,{rulePagesText:function(){return rulePagesText},rulesText:function(){return rulesText}});var l=t(97876),a=t(20075);function rulePagesText(e){return a.plain.join("\n")(e.map(ruleText))}function ruleText(e){let flat=e=>wrap(e.replaceAll("`","")),n=(0,l.h$)(e),example=(e,{text:n,files:t=[]})=>[`${e}:`,...t.map(e=>`  ${e.path}

${indent(e.text)}`),indent(n)],t=[`${e.id} (${e.level})
${e.summary.slice(0,1).toUpperCase()}${e.summary.slice(1)}.`,flat(e.what),flat(e.why),...void 0===e.falseAlarms?[]:[flat(`False alarms: ${e.falseAlarms}`)],...0===n.length?[]:[flat(n.join(" "))],...example("Bad",e.bad),...example("Good",e.good)];return(0,a.visibleLines)(`${t.join("\n\n")}
`)}function rulesText(e){let n=Math.max(...e.map(({id:e})=>e.length)),t=e.map(({id:e,level:t,summary:l})=>`${e.padEnd(n)}  ${t.padEnd(7)}  ${l}`);return(0,a.visibleLines)(`${t.join("\n")}
`)}function indent(e){return e.replace(/\n+$/,"").split("\n").map(e=>""===e?"":`    ${e}`).join("\n")}function wrap(e){let n=[],t="";for(let l of e.split(" "))""!==t&&t.length+l.length+1>100?(n.push(t),t=l):t+=""===t?l:` ${l}`;return[...n,t].join("\n")}})
};
