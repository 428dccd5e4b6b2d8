import { NOTHING_STATED, type HostProfile, type HostTool } from '../../handshake/host.ts';
import type { Client, ConfigurationFile } from '../client.ts';

/**
 * By the day on which it was read and the source: what it says of each part of the client. A part is a property, a tool by its
 * name, several of them parted by blanks, or `itself`.
 */
export type Sources = Readonly<Record<`${Day} ${string}`, Readonly<Record<string, Said>>>>;
type Day = `${number}-${number}-${number}`;
type Said = string | readonly string[];

type Profile = Pick<HostProfile, 'name' | 'description'> &
  Partial<Omit<HostProfile, 'name' | 'description' | 'sources'>> & {
    readonly sources: Sources;
  };
type Facts = Omit<Client, 'profile'> & { readonly profile: Profile };

/** What is stated: properties that are not empty, and the client's own tools. A wrap is a use of one of them. */
type Stated<T> = {
  [K in keyof T]: K extends 'name' | 'title' | 'description' | 'sources' | 'file' | 'seen' | 'profile' | 'tools'
    ? never
    : T[K] extends readonly []
      ? never
      : K;
}[keyof T];
type OwnTool<T> = T extends { readonly tools: readonly (infer Tool)[] }
  ? Tool extends { readonly wraps: string }
    ? never
    : Tool extends { readonly name: infer Name }
      ? Name
      : never
  : never;
type Values<T> = T[keyof T];
type Part<T> = Values<{ [Source in keyof T]: keyof T[Source] }>;
type Words<S> = S extends `${infer One} ${infer Others}` ? One | Words<Others> : S;
type Unsourced<T, P> = Exclude<
  Stated<T> | Stated<P> | OwnTool<P>,
  P extends { readonly sources: infer All } ? Words<Part<All>> : never
>;

/** Does not compile when something that `T` or its profile `P` states has no source. */
export type Sourced<T, P> = [Unsourced<T, P>] extends [never] ? unknown : { readonly 'no source of': Unsourced<T, P> };

/** A client: what its sources say, and nothing else. */
export function defineClient<const F extends Facts>(facts: F & Sourced<F, F['profile']>): Client {
  return clientOf(facts);
}

/** A client of its facts. What it offers by itself is not a server's. */
export function clientOf({ profile, ...client }: Facts): Client {
  const { tools = [], sources, ...facts } = profile;
  return {
    ...client,
    profile: {
      ...NOTHING_STATED,
      ...facts,
      sources: Object.entries(sources).flatMap(([read, said]) => {
        const [date = '', source = ''] = read.split(/ (.*)/);
        return Object.values(said).flatMap((facts) => [facts].flat().map((fact) => ({ fact, source, date })));
      }),
      tools: tools.map((tool) => (tool.wraps === undefined ? { ...tool, builtIn: true } : tool)),
    },
  };
}

/** A file of a project. */
export function inProject(
  path: string,
  format: ConfigurationFile['format'] = 'json',
  keys: readonly string[] = ['mcpServers'],
  members: ConfigurationFile['members'] = MEMBERS,
): ConfigurationFile {
  return { path, format, keys, members };
}

/** Members that most clients read of an entry. */
export const MEMBERS = { command: 'text', args: 'list', env: 'table', url: 'text', headers: 'table' } as const;

/** A file below the home of a user. */
export const inHome: typeof inProject = inProject;

type Scopes = HostProfile['tools'][number]['scopes'];

/**
 * A tool that takes plain values.
 *
 * @param required names of arguments that must be there, parted by blanks; `name:type` of one that is not a string
 */
export function tool<const Name extends string>(
  name: Name,
  scopes: Scopes,
  required: string,
  optional = '',
): { readonly name: Name; readonly scopes: Scopes; readonly inputSchema: unknown } {
  const typed = (names: string): string[][] =>
    names.split(' ').flatMap((each) => (each === '' ? [] : [each.split(':')]));
  const types = [...typed(required), ...typed(optional)].map(([each = '', type = 'string']) => [each, { type }]);
  const properties = Object.fromEntries(types) as unknown;
  return { name, scopes, inputSchema: { type: 'object', required: typed(required).map(([each]) => each), properties } };
}

/** The use of a client's tool for sub-agents that takes a task, as the role of the format does. */
export function dispatchBy<const Name extends string>(
  wraps: Name,
  constants?: Readonly<Record<string, string>>,
): { readonly name: 'dispatch_agent'; readonly wraps: Name } & HostTool {
  const given = constants === undefined ? {} : { constants };
  return { name: 'dispatch_agent', wraps, rename: { task: 'prompt' }, ...given, scopes: ['dispatch'] };
}
