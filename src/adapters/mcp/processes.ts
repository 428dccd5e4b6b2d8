import { spawn } from 'node:child_process';
import type { Socket } from 'node:net';
import { readdirSync, readFileSync, rmSync } from 'node:fs';

/** Leaders of the process groups that run now, with the folder that goes with each. */
const running = new Map<number, string>();
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Kills the groups that it reads, and removes their folders, once its standard input ends: then this process is gone. */
const WATCHER = `trap '' INT TERM HUP
while read -r leader folder; do
  if [ -z "$folder" ]; then gone="$gone $leader "; else all="$all$leader:$folder
"; fi
done
IFS='
'
for each in $all; do
  leader="\${each%%:*}"
  case "$gone" in *" $leader "*) continue ;; esac
  kill -9 "-$leader"
  rm -rf -- "\${each#*:}"
done`;
let watcher: Socket | undefined;

/** From now on process groups end with this process even where it is killed and can do nothing. Windows has no groups. */
export function endGroupsWithoutUs(): void {
  if (watcher !== undefined || process.platform === 'win32') return;
  const child = spawn('/bin/sh', ['-c', WATCHER], { stdio: ['pipe', 'ignore', 'ignore'], detached: true });
  child.on('error', () => (watcher = undefined));
  child.unref();
  watcher = child.stdin as Socket;
  watcher.on('error', () => undefined);
  watcher.unref();
}

/** Remembers a process group and its folder, so that both end with this process even when that is interrupted. */
export function watchGroup(leader: number, folder: string): void {
  if (running.size === 0) {
    process.on('exit', killAll);
    for (const signal of SIGNALS) process.on(signal, interrupted);
  }
  running.set(leader, folder);
  watcher?.write(`${leader} ${folder}\n`);
}

/** Forgets a process group that has ended. */
export function unwatchGroup(leader: number): void {
  running.delete(leader);
  watcher?.write(`${leader}\n`);
  if (running.size > 0) return;
  process.off('exit', killAll);
  for (const signal of SIGNALS) process.off(signal, interrupted);
}

function killAll(): void {
  for (const [leader, folder] of running) {
    sendSignal(-leader, 'SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

function interrupted(signal: NodeJS.Signals): void {
  killAll();
  for (const leader of running.keys()) unwatchGroup(leader);
  process.kill(process.pid, signal);
}

/** Sends a signal to a process, or to every one of a group (its leader with a minus); one that is gone is not an error. */
export function sendSignal(to: number, signal: NodeJS.Signals): void {
  try {
    process.kill(to, signal);
  } catch {
    // Gone already, or its members belong to another user.
  }
}

/** Whether a process of the group still runs; a zombie that is not reaped does not. */
export function groupRuns(leader: number): boolean {
  const processes = processTable();
  if (processes !== undefined) return processes.some(({ group, state }) => group === leader && state !== 'Z');
  try {
    process.kill(-leader, 0);
    return true;
  } catch {
    return false;
  }
}

/**
 * Processes that left the group, found by a variable that only this run's server was given. Known on Linux alone;
 * elsewhere the group is all there is.
 */
export function escaped(marker: string): number[] {
  return (processTable() ?? [])
    .filter(({ pid, state }) => state !== 'Z' && pid !== process.pid && read(`/proc/${pid}/environ`).includes(marker))
    .map(({ pid }) => pid);
}

function processTable() {
  if (process.platform !== 'linux') return undefined;
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      // The command's name is in parentheses and may itself hold spaces and parentheses.
      const fields = read(`/proc/${name}/stat`)
        .replace(/^.*\) /s, '')
        .split(' ');
      return fields.length < 3 ? [] : [{ pid: Number(name), state: fields[0] ?? '', group: Number(fields[2]) }];
    });
}

// A process may end between the listing and the look.
function read(path: string): string {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return '';
  }
}
