exports.ids=[4927,4080,179];
exports.modules={
21576:(function(e,t,n){"use strict";n.r(t),n.d(t,{fishCompletion:function(){return fishCompletion}});var i=n(57396);function fishCompletion(e){let{commands:t,globals:n}=e,{words:r,halves:o,valued:a}=(0,i.t)(e),lines=(e,t)=>t.map(({flag:t,summary:n,value:i})=>{let r=void 0===i?"":` ${offered(i,!0)}`;return`complete -c cartwright -n '__cartwright_at "${e}"' -l ${t.slice(2)}${r} -d ${quoted(n)}`});return`# Completion of cartwright for fish: cartwright completion fish > ~/.config/fish/completions/cartwright.fish
function __cartwright_at -a wanted
    set -l given (commandline -opc)
    set -e given[1]
    set -l found
    while set -q given[1]
        switch $given[1]
            case ${a.join(" ")}
                set -e given[1]
            case '-*'
            case ${o.join(" ")}
                set found $given[1..2]
                break
            case '*'
                set found $given[1]
                break
        end
        set -e given[1]
    end
    test "$found" = "$wanted"
end

complete -c cartwright -f
${lines("",n).join("\n")}
${[...r].map(([e,[n]])=>{let i=n?.summary??t.find(({name:t})=>t===e)?.summary??"";return`complete -c cartwright -n '__cartwright_at ""' -a ${e} -d ${quoted(i)}`}).join("\n")}
${o.flatMap(e=>(r.get(e)??[]).map(t=>[e,t])).map(([e,t])=>`complete -c cartwright -n '__cartwright_at ${e}' -a ${(0,i.fV)(t)} -d ${quoted(t.summary)}`).join("\n")}
${t.flatMap(e=>[...lines(e.name,e.options),`complete -c cartwright -n '__cartwright_at "${e.name}"' ${offered(e.rest,!1)}`]).join("\n")}
`}function offered({files:e,words:t},n){let i=[...t,..."folders"===e?["(__fish_complete_directories)"]:[]],r=n?"files"===e?"-rF":"-x":"files"===e?"-F":"-f";return 0===i.length?r:`${r} -a "${i.join(" ")}"`}let quoted=e=>`'${e.replaceAll("\\","\\\\").replaceAll("'",String.raw`\'`)}'`}),
57396:(function(e,n,t){"use strict";t.d(n,{completionTable:function(){return completionTable},fV:function(){return secondWord},t:function(){return beginnings}});var o=t(75858),f=t(94560),r=t(33192);let i=/^(?:[A-Z]+(?:\|[A-Z]+)*|[a-z]+(?:\|[a-z]+)+)$/,s=/^[a-z]+(?:\|[a-z]+)+$/,l={files:"none",words:[]},each=(e,n)=>Object.fromEntries(e.split(" ").map(e=>[e,n])),a={...each("FILE PATH GLOB CAL PACKAGE MANIFEST CARTRIDGE SKILL SUBJECT OLD NEW OUT",{files:"files",words:[]}),DIR:{files:"folders",words:[]},PROFILE:{files:"files",words:Object.keys(o.CLIENTS)},RULE:{files:"none",words:f.j.map(({id:e})=>e)},CLIENT:{files:"none",words:Object.keys(o.CLIENTS)},...each("REV URL VERSION NAME ID N SECONDS ROLE=JSON KIND TOKENS ORGANISATION PROOF REASON LEVEL TRUST",l),...each("DATE DAYS DAY TIME KEYID DIGEST",l)};function completionTable(e){return{commands:e.map(rowOf),globals:r.PA.map(e=>optionRow(e,[]))}}function rowOf({name:e,summary:n,usage:t,options:o,formats:f}){return{name:e,summary:n,options:[...o,...r.PA].map(e=>optionRow(e,f)),rest:mergedOffer(t.flatMap(n=>argumentsOf(n.slice(e.length),o)).map(offerOf))}}function beginnings({commands:e,globals:n}){let t=new Map;for(let n of e){let[e="",o]=n.name.split(" ");t.set(e,[...t.get(e)??[],...void 0===o?[]:[n]])}let o=[...t].flatMap(([e,n])=>n.length>0?[e]:[]);return{words:t,halves:o,valued:n.flatMap(({flag:e,value:n})=>void 0===n?[]:[e])}}let secondWord=({name:e})=>e.slice(e.indexOf(" ")+1);function optionRow(e,n){return{flag:`--${e.name}`,summary:e.summary,value:valueOf(e,n)}}function valueOf(e,n){if("flag"===e.kind)return;let t="format"===e.name?n:e.choices;return void 0===t?offerOf(e.value??""):{files:"none",words:t}}function argumentsOf(e,n){let t=new Set(n.flatMap(({name:e,kind:n})=>"flag"===n?[]:[`--${e}`])),o=e.split(/[\s[\]…]+/);return o.filter((e,n)=>!t.has(o[n-1]??"")&&"<"!==o[n-1]&&i.test(e))}function offerOf(e){return s.test(e)?{files:"none",words:e.split("|")}:mergedOffer(e.split("|").map(e=>{let n=Object.hasOwn(a,e)?a[e]:void 0;if(void 0===n)throw Error(`say in PLACEHOLDERS what a shell offers for ${e}`);return n}))}function mergedOffer(e){return{files:["files","folders"].find(n=>e.some(e=>e.files===n))??"none",words:[...new Set(e.flatMap(({words:e})=>e))]}}})
};
Object.assign(exports.modules,require("./shared-53440.js").modules);
Object.assign(exports.modules,require("./shared-68331.js").modules);
