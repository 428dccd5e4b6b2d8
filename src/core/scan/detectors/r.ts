import type { Claim, Detector } from '../detector.ts';
import { claimsOfManifest } from '../manifest.ts';

export const r: Detector = {
  id: 'r',
  title: 'R packages',
  docs: 'DESCRIPTION of a package: its Imports and Depends, suggested packages left out. R scripts without one are no software of their own.',
  looksAt: [{ names: ['description'], bytes: 64 * 1024, files: 20 }],
  detect(tree) {
    const claims: Claim[] = [];
    for (const file of tree.files) {
      const text = file.name === 'DESCRIPTION' ? tree.text(file.path) : undefined;
      const name = text === undefined ? undefined : /^Package:\s*([\w.]+)/m.exec(text)?.[1];
      if (text === undefined || name === undefined) continue;
      const dependencies = [...text.matchAll(/^(?:Imports|Depends):((?:.*\n?)(?:[ \t]+.*\n?)*)/gm)].flatMap((field) =>
        [...(field[1] as string).matchAll(/(?:^|,)\s*([A-Za-z][\w.]*)/g)].map((match) => match[1] as string),
      );
      claims.push(
        ...claimsOfManifest({
          file,
          text,
          ecosystem: 'r',
          languages: ['R', 'C', 'C++'],
          name,
          dependencies,
          isPackage: true,
        }),
      );
    }
    return { claims };
  },
};
