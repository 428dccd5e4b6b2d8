exports.ids=[9203,4080,179];
exports.modules={
57396:(function(e,n,t){"use strict";t.d(n,{completionTable:function(){return completionTable},fV:function(){return secondWord},t:function(){return beginnings}});var o=t(75858),f=t(94560),r=t(33192);let i=/^(?:[A-Z]+(?:\|[A-Z]+)*|[a-z]+(?:\|[a-z]+)+)$/,s=/^[a-z]+(?:\|[a-z]+)+$/,l={files:"none",words:[]},each=(e,n)=>Object.fromEntries(e.split(" ").map(e=>[e,n])),a={...each("FILE PATH GLOB CAL PACKAGE MANIFEST CARTRIDGE SKILL SUBJECT OLD NEW OUT",{files:"files",words:[]}),DIR:{files:"folders",words:[]},PROFILE:{files:"files",words:Object.keys(o.CLIENTS)},RULE:{files:"none",words:f.j.map(({id:e})=>e)},CLIENT:{files:"none",words:Object.keys(o.CLIENTS)},...each("REV URL VERSION NAME ID N SECONDS ROLE=JSON KIND TOKENS ORGANISATION PROOF REASON LEVEL TRUST",l),...each("DATE DAYS DAY TIME KEYID DIGEST",l)};function completionTable(e){return{commands:e.map(rowOf),globals:r.PA.map(e=>optionRow(e,[]))}}function rowOf({name:e,summary:n,usage:t,options:o,formats:f}){return{name:e,summary:n,options:[...o,...r.PA].map(e=>optionRow(e,f)),rest:mergedOffer(t.flatMap(n=>argumentsOf(n.slice(e.length),o)).map(offerOf))}}function beginnings({commands:e,globals:n}){let t=new Map;for(let n of e){let[e="",o]=n.name.split(" ");t.set(e,[...t.get(e)??[],...void 0===o?[]:[n]])}let o=[...t].flatMap(([e,n])=>n.length>0?[e]:[]);return{words:t,halves:o,valued:n.flatMap(({flag:e,value:n})=>void 0===n?[]:[e])}}let secondWord=({name:e})=>e.slice(e.indexOf(" ")+1);function optionRow(e,n){return{flag:`--${e.name}`,summary:e.summary,value:valueOf(e,n)}}function valueOf(e,n){if("flag"===e.kind)return;let t="format"===e.name?n:e.choices;return void 0===t?offerOf(e.value??""):{files:"none",words:t}}function argumentsOf(e,n){let t=new Set(n.flatMap(({name:e,kind:n})=>"flag"===n?[]:[`--${e}`])),o=e.split(/[\s[\]…]+/);return o.filter((e,n)=>!t.has(o[n-1]??"")&&"<"!==o[n-1]&&i.test(e))}function offerOf(e){return s.test(e)?{files:"none",words:e.split("|")}:mergedOffer(e.split("|").map(e=>{let n=Object.hasOwn(a,e)?a[e]:void 0;if(void 0===n)throw Error(`say in PLACEHOLDERS what a shell offers for ${e}`);return n}))}function mergedOffer(e){return{files:["files","folders"].find(n=>e.some(e=>e.files===n))??"none",words:[...new Set(e.flatMap(({words:e})=>e))]}}}),
86868:(function(e,o,i){"use strict";i.r(o),i.d(o,{bashCompletion:function(){return bashCompletion}});var n=i(57396);function bashCompletion(e){let{commands:o,globals:i}=e,choice=(e,o,i)=>[`    '${e}')`,"      case $prev in",...o.flatMap(({flag:e,value:o})=>void 0===o?[]:[`        ${e}) ${offered(o)} ;;`]),`        *) if [[ $cur == -* && -z $ended ]]; then _cartwright_offer none '${o.map(({flag:e})=>e).join(" ")}'; else ${i}; fi ;;`,"      esac","      ;;"],{words:r,halves:a,valued:c}=(0,n.t)(e);return`# Completion of cartwright for bash. In ~/.bashrc: eval "$(cartwright completion bash)"
_cartwright_offer() {
  local IFS=$'\\n'
  case $1 in
    files) COMPREPLY=($(compgen -f -- "$cur")) ;;
    folders) COMPREPLY=($(compgen -d -- "$cur")) ;;
  esac
  [[ $1 == none ]] || compopt -o filenames 2>/dev/null
  IFS=$' \\n'
  COMPREPLY+=($(compgen -W "$2" -- "$cur"))
}

_cartwright() {
  local cur=$\{COMP_WORDS[COMP_CWORD]} prev=$\{COMP_WORDS[COMP_CWORD-1]} command='' ended='' i
  COMPREPLY=()
  # bash takes --name=value apart.
  if [[ $cur == = ]]; then cur=''; elif [[ $prev == = ]]; then prev=$\{COMP_WORDS[COMP_CWORD-2]}; fi
  for ((i = 1; i < COMP_CWORD; i++)); do
    [[ $\{COMP_WORDS[i]} == -- ]] && ended=yes prev=''
  done
  for ((i = 1; i < COMP_CWORD; i++)); do
    case $\{COMP_WORDS[i]} in
      ${c.join(" | ")}) if [[ $\{COMP_WORDS[i+1]} == = ]]; then ((i += 2)); else ((i += 1)); fi ;;
      -*) ;;
      ${a.join(" | ")})
        command=$\{COMP_WORDS[i]}
        ((i + 1 < COMP_CWORD)) && command+=" $\{COMP_WORDS[i+1]}"
        break
        ;;
      *)
        command=$\{COMP_WORDS[i]}
        break
        ;;
    esac
  done
  case $command in
${o.flatMap(e=>choice(e.name,e.options,offered(e.rest))).join("\n")}
${a.map(e=>`    ${e}) _cartwright_offer none '${(r.get(e)??[]).map(n.fV).join(" ")}' ;;`).join("\n")}
${choice("",i,`_cartwright_offer none '${[...r.keys()].join(" ")}'`).join("\n")}
  esac
}

complete -F _cartwright cartwright
`}let offered=({files:e,words:o})=>`_cartwright_offer ${e} '${o.join(" ")}'`})
};
Object.assign(exports.modules,require("./shared-53440.js").modules);
Object.assign(exports.modules,require("./shared-68331.js").modules);
