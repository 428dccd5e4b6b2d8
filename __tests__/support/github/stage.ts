import { expect } from '@jest/globals';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exampleWithoutFindings } from '../cli.ts';
import { runAction, type Job, type StepResult } from './run-action.ts';
import { startGitHub, type GitHubServer } from './server.ts';
import { newWorld } from './world.ts';

export interface PullPayload {
  pull_request: { head: { sha: string; repo: unknown }; base: { sha: string } };
}

/** Payloads that GitHub's users contributed as examples, by a name. */
export const EVENTS = (
  JSON.parse(readFileSync(new URL('../../fixtures/github/events.json', import.meta.url), 'utf8')) as {
    events: Record<string, PullPayload>;
  }
).events;
/** Head of the pull request in {@link EVENTS}. */
export const HEAD = 'ec26c3e57ca3a959ca5aad62de7213c562f8c821';
/** The CAL of the example. */
export const CAL = 'cal/ship-a-feature.cal.yaml';

/** A GitHub with the repository of {@link EVENTS}, and the action run against it. */
export class Stage {
  readonly github: GitHubServer;

  constructor(github: GitHubServer) {
    this.github = github;
  }

  static async open(): Promise<Stage> {
    return new Stage(await startGitHub(newWorld('Codertocat/Hello-World', HEAD)));
  }

  /** Runs a step; without more, on the pull request. */
  act(workspace: string, job: Partial<Job> = {}): Promise<StepResult> {
    return runAction({
      workspace,
      event: 'pull_request',
      payload: EVENTS['pull_request'],
      apiUrl: this.github.url,
      ...job,
    });
  }

  /** Ends it; every request must have been in order. */
  async close(): Promise<void> {
    await this.github.close();
    expect(this.github.violations).toEqual([]);
  }
}

/** The example without the host that refuses it. */
export function good(): string {
  const workspace = exampleWithoutFindings();
  rmSync(join(workspace, 'hosts/laptop.host.yaml'));
  return workspace;
}

/** The example with a CAL that carries knowledge itself. */
export function broken(): string {
  const workspace = good();
  const path = join(workspace, CAL);
  writeFileSync(path, readFileSync(path, 'utf8').replace(/^( *)kind: .*$/m, '$&\n$1content: the knowledge itself'));
  return workspace;
}

/** The pull request, coming from a repository that is gone. */
export function fork(): unknown {
  const payload = structuredClone(EVENTS['pull_request']) as PullPayload;
  payload.pull_request.head.repo = null;
  return payload;
}

/** Messages of the annotations of a kind that the step makes of itself, not of a file. */
export const said = (result: StepResult, kind: string): string[] =>
  result.commands
    .filter(({ command, properties }) => command === kind && properties['title'] === 'cartwright')
    .map(({ data }) => data);

/** Messages of the annotations of a kind. */
export const texts = (result: StepResult, kind: string): string[] =>
  result.commands.filter(({ command }) => command === kind).map(({ data }) => data);
