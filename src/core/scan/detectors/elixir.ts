import type { Claim, Detector } from '../detector.ts';
import { claimsOfManifest } from '../manifest.ts';

export const elixir: Detector = {
  id: 'elixir',
  title: 'Elixir and Erlang projects',
  docs: 'mix.exs and rebar.config, read by line; dependencies that are only for tests or development prove nothing.',
  looksAt: [{ names: ['mix.exs', 'rebar.config'], bytes: 128 * 1024, files: 100 }],
  detect(tree) {
    const claims: Claim[] = [];
    for (const file of tree.files) {
      const text = /^(?:mix\.exs|rebar\.config)$/.test(file.name) ? tree.text(file.path) : undefined;
      if (text === undefined) continue;
      const dependencies = text
        .split('\n')
        .filter((line) => !/only:\s*\[?:(?:test|dev)/.test(line))
        .flatMap((line) => /^\s*\{:?(\w+),\s*["'~[{]/.exec(line)?.[1] ?? []);
      claims.push(
        ...claimsOfManifest({
          file,
          text,
          ecosystem: 'elixir',
          languages: ['Elixir', 'Erlang'],
          name: /\bapp:\s*:(\w+)/.exec(text)?.[1],
          dependencies,
          isPackage: true,
        }),
      );
    }
    return { claims };
  },
};
