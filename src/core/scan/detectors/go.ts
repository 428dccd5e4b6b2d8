import type { Claim, Detector } from '../detector.ts';
import { claimsOfManifest } from '../manifest.ts';

export const go: Detector = {
  id: 'go',
  title: 'Go modules',
  docs: 'go.mod, its direct requirements; indirect ones and modules of tests and examples prove nothing.',
  looksAt: [{ names: ['go.mod'], bytes: 256 * 1024, files: 300 }],
  detect(tree) {
    const claims: Claim[] = [];
    for (const file of tree.files) {
      const text = file.name === 'go.mod' ? tree.text(file.path) : undefined;
      if (text === undefined) continue;
      const dependencies = [
        ...text.matchAll(/^\s*(?:require\s+)?([a-z0-9.-]+\.[a-z]{2,}\/\S+|connectrpc\.com\/\S+)\s+v\S+(.*)$/gm),
      ]
        .filter((match) => !(match[2] as string).includes('// indirect'))
        .map((match) => match[1] as string);
      const name = /^module\s+(\S+)/m.exec(text)?.[1];
      claims.push(
        ...claimsOfManifest({ file, text, ecosystem: 'go', languages: ['Go'], name, dependencies, isPackage: true }),
      );
    }
    return { claims };
  },
};
