# What the completion of a real zsh offers. Arguments: the script of the completion, or a folder that holds it as _cartwright; then
# lines as they are typed.
# For each line: its number, then every match on a line of its own. Ends with "end".
emulate -R zsh
zmodload zsh/zpty
typeset -g script=$1 out=$(mktemp)
shift
zpty shell zsh -f -i
typeset seen
settle() { zpty -w shell ":; print -r SETTL''ED"; zpty -r shell seen '*SETTLED*' }
tell() { zpty -w shell "$1"; settle }
[[ -d $script ]] && tell "fpath=(${(q)script} \$fpath)"
tell "PROMPT= RPS1= TERM=dumb; unsetopt prompt_cr prompt_sp; autoload -Uz compinit; compinit -D -u"
[[ -d $script ]] || tell "source ${(q)script}"
# Every match goes into a file as well, but for the lists that completion functions ask for themselves.
tell "compadd() { if [[ \${@[1,(i)(-|--)]} != *-(O|A|D)\\ * ]]; then local -a hits; builtin compadd -A hits \"\$@\"; print -rl -- \$hits >> ${(q)out}; fi; builtin compadd \"\$@\" }"
tell "finish() { BUFFER=; print -n FINI''SHED; zle .reset-prompt }; zle -N finish; bindkey '^T' finish; bindkey '^I' list-choices; setopt no_beep"
typeset -i number=0
for line; do
  : > $out
  zpty -w -n shell "$line"$'\t\C-t'
  zpty -r shell seen '*FINISHED*'
  print -r -- "line $((number++))"
  sort -u $out
done
zpty -d shell
rm -f $out
print -r -- end
