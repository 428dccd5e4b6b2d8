exports.modules={
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
