exports.modules={
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
