// Whether the checks of a proposal outlive ordinary change: node scripts/replay-init.mjs GIT_DIR PROPOSAL COMMIT [NUMBER]
// PROPOSAL is what `cartwright init --from-code` wrote for a checkout of COMMIT. Every check is looked up in the trees of the next
// NUMBER commits (default 200) on the way to HEAD, along first parents. Prints one line a check: how often it failed, from which
// commit on, and what became of its share of matching files.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import picomatch from 'picomatch';

const [gitDir, proposal, commit, number = '200'] = process.argv.slice(2);
if (!commit) {
  console.error('usage: node scripts/replay-init.mjs GIT_DIR PROPOSAL COMMIT [NUMBER]');
  process.exit(2);
}
const git = (...args) =>
  execFileSync('git', ['--git-dir', gitDir, ...args], { encoding: 'utf8', maxBuffer: 512 * 1024 * 1024 });
const later = git('rev-list', '--first-parent', '--reverse', `${commit}..HEAD`)
  .trim()
  .split('\n')
  .slice(0, Number(number));
const { rac } = JSON.parse(readFileSync(join(proposal, 'cal/from-code.cal.json'), 'utf8'));
const checks = rac
  .filter(({ check }) => check.type === 'file-glob')
  .map(({ id, check: { hint } }) => ({ id, hint, matches: picomatch(hint, { dot: true }), failed: [] }));
const found = ({ matches }, revision) => filesOf(revision).filter((file) => matches(file)).length;
const before = new Map(checks.map((check) => [check, found(check, commit)]));
let files = [];
for (const revision of later) {
  files = filesOf(revision);
  for (const check of checks) if (!files.some((file) => check.matches(file))) check.failed.push(revision);
}
for (const check of checks) {
  const after = files.filter((file) => check.matches(file)).length;
  const failed = check.failed.length === 0 ? '' : `, from ${check.failed[0].slice(0, 10)} on`;
  console.log(
    `${check.id}: failed in ${check.failed.length} of ${later.length} commits${failed}; ${before.get(check)} → ${after} files; ${check.hint}`,
  );
}
process.exitCode = checks.some(({ failed }) => failed.length > 0) ? 1 : 0;

function filesOf(revision) {
  return git('ls-tree', '-r', '-z', '--name-only', revision).split('\0').filter(Boolean);
}
