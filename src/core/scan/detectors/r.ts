import { manifestDetector } from '../manifest.ts';

export const r = manifestDetector(
  {
    id: 'r',
    title: 'R packages',
    docs: 'DESCRIPTION of a package: its Imports and Depends, suggested packages left out. R scripts without one are no software of their own.',
    looksAt: [{ names: ['description'], bytes: 64 * 1024, files: 20 }],
    file: /^DESCRIPTION$/,
    languages: ['R', 'C', 'C++'],
  },
  (text) => {
    const name = /^Package:\s*([\w.]+)/m.exec(text)?.[1];
    if (name === undefined) return undefined;
    const dependencies = [...text.matchAll(/^(?:Imports|Depends):((?:.*\n?)(?:[ \t]+.*\n?)*)/gm)].flatMap((field) =>
      [...(field[1] as string).matchAll(/(?:^|,)\s*([A-Za-z][\w.]*)/g)].map((match) => match[1] as string),
    );
    return { name, dependencies };
  },
);
