import { UserError } from '../../core/result/errors.ts';
import type { RuleMeta } from '../../core/result/rule.ts';
import { quote } from '../../core/text/printable.ts';
import { nearest } from '../../core/schema/suggest.ts';
import { EXIT, type Command } from '../command.ts';
import { unreachable } from '../../core/value/unreachable.ts';
import { jsonText } from '../../core/text/json-text.ts';

export const command: Command<'text' | 'json' | 'markdown'> = {
  name: 'explain',
  summary: 'explains a rule, with a bad and a good example',
  example: 'explain rac/no-content',
  usage: ['explain [RULE…]'],
  options: [],
  formats: ['text', 'json', 'markdown'],
  details: 'Without a rule, all rules are listed.',
  usesConfig: false,
  async run({ io, positionals, format }) {
    const { RULES } = await import('../../generated/rules.ts');
    const chosen = positionals.map((name) => find(RULES, name));
    const isList = chosen.length === 0;
    switch (format) {
      case 'json': {
        const { explanationOf } = await import('../../core/report/json/diagnostics.ts');
        io.out(jsonText({ version: 1, rules: (isList ? RULES : chosen).map(explanationOf) }));
        return EXIT.ok;
      }
      case 'markdown': {
        const { rulePagesMarkdown } = await import('../../core/report/markdown/pages/rule.ts');
        io.out(rulePagesMarkdown(chosen, RULES));
        return EXIT.ok;
      }
      case 'text': {
        const { rulePagesMarkdown, rulesText } = await import('../../core/report/markdown/pages/rule.ts');
        io.out(isList ? rulesText(RULES) : rulePagesMarkdown(chosen, RULES));
        return EXIT.ok;
      }
    }
    return unreachable(format);
  },
};

/** A rule by its id, or by its name alone where that is unique. */
function find(RULES: readonly RuleMeta[], name: string): RuleMeta {
  const [alike, second] = RULES.filter(({ id }) => id.endsWith(`/${name}`));
  const exact = RULES.find(({ id }) => id === name) ?? (second === undefined ? alike : undefined);
  if (exact !== undefined) return exact;
  const near = nearestRule(RULES, name);
  throw new UserError('unknown-rule', `there is no rule ${quote(name)}`, {
    help: near === undefined ? 'run cartwright explain for the list of rules' : `did you mean ${near}?`,
  });
}

// A name without its group is compared with names without theirs.
function nearestRule(RULES: readonly RuleMeta[], name: string): string | undefined {
  const key = (id: string): string => (name.includes('/') ? id : id.slice(id.indexOf('/') + 1));
  const best = nearest(
    name,
    RULES.map(({ id }) => key(id)),
  );
  return best === undefined ? undefined : RULES.find(({ id }) => key(id) === best)?.id;
}
