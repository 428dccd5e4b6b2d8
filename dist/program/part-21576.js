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
`}function offered({files:e,words:t},n){let i=[...t,..."folders"===e?["(__fish_complete_directories)"]:[]],r=n?"files"===e?"-rF":"-x":"files"===e?"-F":"-f";return 0===i.length?r:`${r} -a "${i.join(" ")}"`}let quoted=e=>`'${e.replaceAll("\\","\\\\").replaceAll("'",String.raw`\'`)}'`})
};
