/** A property over random histories of a pull request: what is on it is what is wrong at its head, and nothing else. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PullRequest } from '../support/github/pull-request.ts';
import { CAL, Stage } from '../support/github/stage.ts';

const EDGES = 4;
const RENAMED = CAL.replace('.cal.', '-renamed.cal.');

/** What a push does to the edges of a CAL, and what else happens: lines above them, its name, the branch it goes into, the inputs. */
interface Push {
  /** Of each edge: it is right, leads to a node that is not there, or is there twice, which has a fix. */
  readonly edges: readonly ('right' | 'wrong' | 'twice')[];
  readonly above: number;
  readonly comment: string;
  readonly suggest: boolean;
  readonly rename: boolean;
  readonly rebase: boolean;
  readonly rerun: boolean;
}

const push: fc.Arbitrary<Push> = fc.record({
  edges: fc.array(fc.constantFrom<Push['edges'][number]>('right', 'wrong', 'wrong', 'twice'), {
    minLength: 1,
    maxLength: EDGES,
  }),
  above: fc.integer({ min: 0, max: 2 }),
  comment: fc.constantFrom('review', 'review', 'review', 'true'),
  suggest: fc.boolean(),
  rename: fc.constantFrom(true, false, false),
  rebase: fc.constantFrom(true, false, false),
  rerun: fc.boolean(),
});

/** The CAL with edges from its gate. */
function textOf(original: string, { edges, above }: Push): string {
  const lines = edges.flatMap((state, i) => {
    const edge = `  - { from: gate, to: ${state === 'wrong' ? 'nowhere' : 'build'}, when: { var: attempts, op: eq, value: ${i} } }`;
    return state === 'twice' ? [edge, `${edge} # twice`] : [edge];
  });
  return `${original.trimEnd()}\n${'# a line\n'.repeat(above)}${lines.join('\n')}\n`;
}

const rounds = Number(process.env['CARTWRIGHT_ROUNDS'] ?? 4);

test('open threads are the causes that stand, at lines of the head; nothing is called fixed that is not', async () => {
  const history = fc.array(push, { minLength: 2, maxLength: 5 });
  for (const pushes of fc.sample(history, { numRuns: rounds, seed: 20261123 })) {
    const stage = await Stage.open();
    try {
      const pull = new PullRequest(stage);
      let path = CAL;
      let original = readFileSync(join(pull.folder, CAL), 'utf8');
      let before: Push['edges'] = [];
      for (const [i, each] of pushes.entries()) {
        if (each.rebase && i > 0) {
          pull.rebase(() => writeFileSync(join(pull.folder, CAL), `# of the base ${i}\n${original}`));
          original = `# of the base ${i}\n${original}`;
        }
        const to = each.rename ? (path === CAL ? RENAMED : CAL) : path;
        const text = textOf(original, each);
        const said = fixes(stage);
        const change = (): void => {
          renameSync(join(pull.folder, path), join(pull.folder, to));
          writeFileSync(join(pull.folder, to), text);
        };
        const inputs = { comment: each.comment, suggest: String(each.suggest) };
        await pull.push(change, inputs);
        path = to;
        if (each.rerun) await pull.push(() => undefined, inputs);
        const isWrong = each.edges.some((state) => state !== 'right');
        expect({ pushes, i, ...standing(stage, isWrong) }).toEqual({ pushes, i, ...wanted(text, to, each) });
        const gone = before.filter((state, edge) => state !== 'right' && state !== each.edges[edge]).length;
        expect({ pushes, i, fixed: fixes(stage) - said <= gone }).toEqual({ pushes, i, fixed: true });
        before = each.edges;
      }
    } finally {
      await stage.close();
    }
  }
}, 7_200_000);

/** How often a thread was answered that its cause is fixed. */
function fixes({ github: { world } }: Stage): number {
  return world.reviewComments.filter(({ body }) => /^Fixed in /m.test(body)).length;
}

interface Standing {
  /** File and line of the head at which open threads stand, as GitHub or the thread itself says. */
  readonly threads: readonly string[];
  /** Texts that are ours and current. A good answer that the change has no part in needs none. */
  readonly reports: string;
}

function wanted(text: string, path: string, { comment, suggest }: Push): Standing {
  const at = (words: string): string[] =>
    text.split('\n').flatMap((line, i) => (line.includes(words) ? [`${path}:${i + 1}`] : []));
  const [wrong, twice] = [at('to: nowhere'), at('# twice')];
  const isReview = comment === 'review';
  return {
    threads: [...(isReview ? wrong : []), ...(isReview || suggest ? twice : [])].sort(),
    reports: wrong.length + twice.length === 0 ? 'at most one' : isReview ? 'one review' : 'one comment',
  };
}

function standing({ github: { world } }: Stage, isWrong: boolean): Standing {
  const current = (all: readonly { readonly body: string }[]): number =>
    all.filter(({ body }) => body.startsWith('<!-- cartwright-report')).length;
  const open = world.reviewComments.filter(({ id, replyTo }) => replyTo === undefined && !world.resolved.has(id));
  const places = open.map(({ path, line, body }) => /Now at `([^`]*:\d+)`/.exec(body)?.[1] ?? `${path}:${line}`);
  const counts = `${current(world.comments)} and ${current(world.reviews)}`;
  const few = /^(?:0 and [01]|1 and 0)$/.test(counts) ? 'at most one' : counts;
  const one = counts === '0 and 1' ? 'one review' : counts === '1 and 0' ? 'one comment' : counts;
  return { threads: places.sort(), reports: isWrong ? one : few };
}
