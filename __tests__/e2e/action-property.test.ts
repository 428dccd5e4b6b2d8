/** A property over random histories of a pull request: what stands on it is what is wrong at its head, and nothing else. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PullRequest } from '../support/github/pull-request.ts';
import { CAL, Stage } from '../support/github/stage.ts';

const EDGES = 4;

/** What a push does to the edges of a CAL: their targets are wrong or right, and lines come and go above them. */
type Push = {
  readonly wrong: readonly boolean[];
  readonly above: number;
  readonly comment: string;
  readonly rerun: boolean;
};

const push: fc.Arbitrary<Push> = fc.record({
  wrong: fc.array(fc.boolean(), { minLength: 1, maxLength: EDGES }),
  above: fc.integer({ min: 0, max: 2 }),
  comment: fc.constantFrom('review', 'review', 'review', 'true'),
  rerun: fc.boolean(),
});

/** The CAL with edges from its gate of which some lead to the same node that is not there. */
function textOf(original: string, { wrong, above }: Push): string {
  const edges = wrong.map(
    (isWrong, i) =>
      `  - { from: gate, to: ${isWrong ? 'nowhere' : 'build'}, when: { var: attempts, op: eq, value: ${i} } }`,
  );
  return `${original.trimEnd()}\n${'# a line\n'.repeat(above)}${edges.join('\n')}\n`;
}

const rounds = Number(process.env['CARTWRIGHT_ROUNDS'] ?? 6);

test('open threads are the causes that stand, at lines of the head; nothing is called fixed that is not', async () => {
  const history = fc.array(push, { minLength: 2, maxLength: 5 });
  for (const pushes of fc.sample(history, { numRuns: rounds, seed: 20261123 })) {
    const stage = await Stage.open();
    try {
      const pull = new PullRequest(stage);
      const original = readFileSync(join(pull.folder, CAL), 'utf8');
      for (const each of pushes) {
        const text = textOf(original, each);
        await pull.push(() => writeFileSync(join(pull.folder, CAL), text), { comment: each.comment });
        if (each.rerun) await pull.push(() => undefined, { comment: each.comment });
        expect({ pushes, ...standing(stage, each.wrong.includes(true)) }).toEqual({ pushes, ...wanted(text, each) });
      }
    } finally {
      await stage.close();
    }
  }
}, 3_600_000);

interface Standing {
  /** Lines of the head at which open threads stand, as GitHub or the thread itself says. */
  readonly threads: readonly number[];
  /** Texts that are ours and current. A good answer that the change has no part in needs none. */
  readonly reports: string;
}

function wanted(text: string, { comment }: Push): Standing {
  const wrong = text.split('\n').flatMap((line, i) => (line.includes('to: nowhere') ? [i + 1] : []));
  const isReview = comment === 'review';
  return {
    threads: isReview ? wrong : [],
    reports: wrong.length === 0 ? 'at most one' : isReview ? 'one review' : 'one comment',
  };
}

function standing({ github: { world } }: Stage, isWrong: boolean): Standing {
  const current = (all: readonly { readonly body: string }[]): number =>
    all.filter(({ body }) => body.startsWith('<!-- cartwright-report')).length;
  const open = world.reviewComments.filter(({ id, replyTo }) => replyTo === undefined && !world.resolved.has(id));
  const lines = open.map(({ line, body }) => Number(/Now at `[^`]*:(\d+)`/.exec(body)?.[1] ?? line));
  const counts = `${current(world.comments)} and ${current(world.reviews)}`;
  const few = /^(?:0 and [01]|1 and 0)$/.test(counts) ? 'at most one' : counts;
  const one = counts === '0 and 1' ? 'one review' : counts === '1 and 0' ? 'one comment' : counts;
  return { threads: lines.sort((a, b) => a - b), reports: isWrong ? one : few };
}
