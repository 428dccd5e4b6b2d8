import { NOTHING_STATED, type HostProfile } from '../../handshake/host.ts';
import type { Client, ConfigurationFile } from '../client.ts';

/**
 * By the day (`YYYY-MM-DD`) on which it was read, and by the source: what it says of each part of the client. A part is a property,
 * a tool by its name, several of them parted by blanks, or `itself`.
 */
export type Sources = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, Said>>>>>>;
type Said = string | readonly string[];

type Profile = Pick<HostProfile, 'name' | 'description'> &
  Partial<Omit<HostProfile, 'name' | 'description' | 'sources'>> & {
    readonly sources: Sources;
  };
type Facts = Omit<Client, 'profile'> & { readonly profile: Profile };

/** What is stated: properties that are not empty, and the client's own tools. A wrap is a use of one of them. */
type Stated<T> = {
  [K in keyof T]: K extends 'name' | 'title' | 'description' | 'sources' | 'file' | 'profile' | 'tools'
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
type Part<T> = Values<{ [Day in keyof T]: Values<{ [Source in keyof T[Day]]: keyof T[Day][Source] }> }>;
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
      sources: Object.entries(sources).flatMap(([date, read]) =>
        Object.entries(read).flatMap(([source, said]) =>
          Object.values(said)
            .flat()
            .map((fact) => ({ fact, source, date })),
        ),
      ),
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

type Takes = Readonly<Record<string, 'string' | 'number' | 'integer' | 'boolean'>>;

/** The schema of a tool that takes plain values, some of which must be there. */
export function takes(required: Takes, optional: Takes = {}): unknown {
  const types = Object.entries({ ...required, ...optional }).map(([name, type]) => [name, { type }]);
  return { type: 'object', required: Object.keys(required), properties: Object.fromEntries(types) };
}
