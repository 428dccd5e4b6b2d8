exports.ids=[7876];
exports.modules={
97876:(function(e,n,r){"use strict";r.d(n,{k:function(){return ruleMarkdown},rulePagesMarkdown:function(){return rulePagesMarkdown},rulesText:function(){return rulesText}});var a=r(84411),t=r(20075);function notesOf({fixable:e,always:n,apart:r}){return[...!0===e?["`cartwright lint --fix` mends it where there is one safe answer."]:[],...!0===n?["Nothing silences it."]:[],...void 0===r?[]:[r]]}function ruleMarkdown(e,n="##"){let r=notesOf(e);return[`${n} ${e.id}`,`**${e.level}** \xb7 ${e.summary}`,e.what,e.why,...void 0===e.falseAlarms?[]:[`*False alarms:* ${e.falseAlarms}`],...0===r.length?[]:[r.join(" ")],...exampleMarkdown("Bad",e.bad),...exampleMarkdown("Good",e.good)].join("\n\n")}function exampleMarkdown(e,{language:n,text:r,files:a=[]}){let fence=(e,n)=>`\`\`\`\`${e}
${n.replace(/\n*$/,"\n")}\`\`\`\``;return[`${e}:`,...a.map(e=>`\`${e.path}\`

${fence("",e.text)}`),fence(n,r)]}function rulePagesMarkdown(e,n){let r=0===e.length?[rulesMarkdown(n)]:e.map(e=>ruleMarkdown(e,"#"));return(0,a.Te)`${a.Te.join("\n\n")(r)}\n`}function rulesMarkdown(e){return["| rule | level | raised when | |","|---|---|---|---|",...e.map(e=>{let n=[!0===e.fixable?"fix":"",!0===e.always?"always":""];return`| <a id="${e.id.replace("/","")}"></a>${e.id} | ${e.level} | ${e.summary} | ${n.filter(Boolean).join(", ")} |`})].join("\n")}function rulesText(e){let n=Math.max(...e.map(({id:e})=>e.length)),r=e.map(({id:e,level:r,summary:a})=>`${e.padEnd(n)}  ${r.padEnd(7)}  ${a}`);return(0,t.visibleLines)(`${r.join("\n")}
`)}})
};
