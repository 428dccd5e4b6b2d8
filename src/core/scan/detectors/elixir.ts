import { manifestDetector } from '../manifest.ts';

export const elixir = manifestDetector(
  {
    id: 'elixir',
    title: 'Elixir and Erlang projects',
    docs: 'mix.exs and rebar.config, read by line; dependencies that are only for tests or development prove nothing.',
    looksAt: [{ names: ['mix.exs', 'rebar.config'], bytes: 128 * 1024, files: 100 }],
    file: /^(?:mix\.exs|rebar\.config)$/,
    languages: ['Elixir', 'Erlang'],
  },
  (text) => {
    const dependencies = text
      .split('\n')
      .filter((line) => !/only:\s*\[?:(?:test|dev)/.test(line))
      .flatMap((line) => /^\s*\{:?(\w+),\s*["'~[{]/.exec(line)?.[1] ?? []);
    return { name: /\bapp:\s*:(\w+)/.exec(text)?.[1], dependencies };
  },
);
