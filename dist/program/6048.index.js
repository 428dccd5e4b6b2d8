exports.ids=[6048,4080,179];
exports.modules={
57396:(function(e,n,t){"use strict";t.d(n,{completionTable:function(){return completionTable},fV:function(){return secondWord},t:function(){return beginnings}});var o=t(75858),f=t(94560),r=t(33192);let i=/^(?:[A-Z]+(?:\|[A-Z]+)*|[a-z]+(?:\|[a-z]+)+)$/,s=/^[a-z]+(?:\|[a-z]+)+$/,l={files:"none",words:[]},each=(e,n)=>Object.fromEntries(e.split(" ").map(e=>[e,n])),a={...each("FILE PATH GLOB CAL PACKAGE MANIFEST CARTRIDGE SKILL SUBJECT OLD NEW OUT",{files:"files",words:[]}),DIR:{files:"folders",words:[]},PROFILE:{files:"files",words:Object.keys(o.CLIENTS)},RULE:{files:"none",words:f.j.map(({id:e})=>e)},CLIENT:{files:"none",words:Object.keys(o.CLIENTS)},...each("REV URL VERSION NAME ID N SECONDS ROLE=JSON KIND TOKENS ORGANISATION PROOF REASON LEVEL TRUST",l),...each("DATE DAYS DAY TIME KEYID DIGEST",l)};function completionTable(e){return{commands:e.map(rowOf),globals:r.PA.map(e=>optionRow(e,[]))}}function rowOf({name:e,summary:n,usage:t,options:o,formats:f}){return{name:e,summary:n,options:[...o,...r.PA].map(e=>optionRow(e,f)),rest:mergedOffer(t.flatMap(n=>argumentsOf(n.slice(e.length),o)).map(offerOf))}}function beginnings({commands:e,globals:n}){let t=new Map;for(let n of e){let[e="",o]=n.name.split(" ");t.set(e,[...t.get(e)??[],...void 0===o?[]:[n]])}let o=[...t].flatMap(([e,n])=>n.length>0?[e]:[]);return{words:t,halves:o,valued:n.flatMap(({flag:e,value:n})=>void 0===n?[]:[e])}}let secondWord=({name:e})=>e.slice(e.indexOf(" ")+1);function optionRow(e,n){return{flag:`--${e.name}`,summary:e.summary,value:valueOf(e,n)}}function valueOf(e,n){if("flag"===e.kind)return;let t="format"===e.name?n:e.choices;return void 0===t?offerOf(e.value??""):{files:"none",words:t}}function argumentsOf(e,n){let t=new Set(n.flatMap(({name:e,kind:n})=>"flag"===n?[]:[`--${e}`])),o=e.split(/[\s[\]…]+/);return o.filter((e,n)=>!t.has(o[n-1]??"")&&"<"!==o[n-1]&&i.test(e))}function offerOf(e){return s.test(e)?{files:"none",words:e.split("|")}:mergedOffer(e.split("|").map(e=>{let n=Object.hasOwn(a,e)?a[e]:void 0;if(void 0===n)throw Error(`say in PLACEHOLDERS what a shell offers for ${e}`);return n}))}function mergedOffer(e){return{files:["files","folders"].find(n=>e.some(e=>e.files===n))??"none",words:[...new Set(e.flatMap(({words:e})=>e))]}}}),
86961:(function(e,i,o){"use strict";o.r(i),o.d(i,{zshCompletion:function(){return zshCompletion}});var r=o(57396);function zshCompletion(e){let{commands:i,globals:o}=e,choice=(e,i,o)=>[`    ${quoted(e)})`,`      flags=(${i.map(({flag:e,summary:i})=>described(e,i)).join(" ")})`,"      case $prev in",...i.flatMap(({flag:e,value:i})=>void 0===i?[]:[`        ${e}) ${offered(i)} ;;`]),"        *) if [[ $cur == -* && -z $ended ]]; then _describe -o option flags; else",...o.map(e=>`          ${e}`),"        fi ;;","      esac","      ;;"],{words:n,halves:t,valued:c}=(0,r.t)(e),a=[...n].map(([e,[o]])=>described(e,o?.summary??i.find(({name:i})=>i===e)?.summary??""));return`#compdef cartwright
# Completion of cartwright for zsh. In ~/.zshrc, after compinit: source <(cartwright completion zsh)
_cartwright() {
  local cur=$words[CURRENT] prev=$words[CURRENT-1] command='' ended='' i
  local -a flags names
  (( $words[(i)--] < CURRENT )) && ended=yes prev=''
  if [[ -z $ended && $cur == --*=* ]]; then
    prev=$\{cur%%=*} cur=$\{cur#*=}
    compset -P '*='
  fi
  for ((i = 2; i < CURRENT; i++)); do
    case $words[i] in
      ${c.join("|")}) ((i++)) ;;
      -*) ;;
      ${t.join("|")})
        command=$words[i]
        ((i + 1 < CURRENT)) && command+=" $words[i+1]"
        break
        ;;
      *)
        command=$words[i]
        break
        ;;
    esac
  done
  case $command in
${i.flatMap(e=>choice(e.name,e.options,[offered(e.rest)])).join("\n")}
${t.map(e=>{let i=(n.get(e)??[]).map(e=>described((0,r.fV)(e),e.summary));return`    ${e}) names=(${i.join(" ")}); _describe command names ;;`}).join("\n")}
${choice("",o,[`names=(${a.join(" ")})`,"_describe command names"]).join("\n")}
  esac
}

# As a file of fpath it is the function itself; sourced, it only tells of it.
if [[ $funcstack[1] == _cartwright ]]; then _cartwright "$@"; else compdef _cartwright cartwright; fi
`}function offered({files:e,words:i}){let o=[...i.length>0?[`compadd -- ${i.map(quoted).join(" ")}`]:[],..."files"===e?["_files"]:"folders"===e?["_files -/"]:[]];return 0===o.length?":":o.join("; ")}let quoted=e=>`'${e.replaceAll("'",String.raw`'\''`)}'`,described=(e,i)=>quoted(`${e.replaceAll(":","\\:")}:${i}`)})
};
Object.assign(exports.modules,require("./shared-53440.js").modules);
Object.assign(exports.modules,require("./shared-68331.js").modules);
