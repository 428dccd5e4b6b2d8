/** Every row of the tables, held against a list of its own: a row that goes, or says something else, shows. */
import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { titleOf, usesOf, type Ecosystem } from '../../../../../src/core/scan/data/technologies.ts';
import { LANGUAGES } from '../../../../../src/core/scan/tree/languages.ts';
import { ROOT } from '../../../../contract/sources.ts';

test('every technology: its ecosystem, what it says, and what it is called', () => {
  const rows = readFileSync(join(ROOT, '__tests__/fixtures/init/technologies.txt'), 'utf8').trim().split('\n');
  const said = rows.map((row) => {
    const [, ecosystem = '', use = '', names = ''] = /^(\S+) (\S+): (.*)$/.exec(row) ?? [];
    const known = names.split(' ').flatMap((entry) => {
      const name = entry.replace(/=.*/, '');
      if (![...usesOf(ecosystem as Ecosystem, name)].some((each) => each === use)) return [];
      const title = titleOf(name);
      return [title === name ? name : `${name}=${title.replaceAll(' ', '_')}`];
    });
    return `${ecosystem} ${use}: ${known.join(' ')}`;
  });
  expect(said).toEqual(rows);
  expect(rows.length).toBeGreaterThan(80);
});

test('every language by its endings', () => {
  expect(LANGUAGES).toEqual(
    Object.fromEntries(
      `js cjs mjs jsx=JavaScript ts mts cts tsx=TypeScript vue=Vue svelte=Svelte astro=Astro py pyx=Python go=Go rs=Rust java=Java kt kts=Kotlin scala=Scala
      groovy=Groovy clj cljc cljs=Clojure cs=C# fs=F# vb=Visual_Basic php=PHP rb=Ruby ex exs=Elixir erl=Erlang swift=Swift m mm=Objective-C dart=Dart c h=C
      cc cpp cxx hpp hh ino=C++ hs=Haskell ml=OCaml zig=Zig nim=Nim lua=Lua pl pm=Perl r=R jl=Julia razor=Razor elm=Elm coffee=CoffeeScript purs=PureScript
      res=ReScript gleam=Gleam cr=Crystal d=D f f90 f95=Fortran sol=Solidity move=Move v sv=Verilog vhd vhdl=VHDL tcl=Tcl adb ads=Ada bzl=Starlark`
        .match(/[^=]+=\S+/g)
        ?.flatMap((row) => {
          const [endings = '', language = ''] = row.trim().split('=');
          return endings.split(' ').map((ending) => [ending, language.replaceAll('_', ' ')]);
        }) ?? [],
    ),
  );
});
