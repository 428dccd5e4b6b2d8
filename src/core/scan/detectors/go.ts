import { manifestDetector } from '../manifest.ts';

export const go = manifestDetector(
  {
    id: 'go',
    title: 'Go modules',
    docs: 'go.mod, its direct requirements; indirect ones and modules of tests and examples prove nothing.',
    looksAt: [{ names: ['go.mod'], bytes: 256 * 1024, files: 300 }],
    file: /^go\.mod$/,
    languages: ['Go'],
  },
  (text) => {
    const dependencies = [
      ...text.matchAll(/^\s*(?:require\s+)?([a-z0-9.-]+\.[a-z]{2,}\/\S+|connectrpc\.com\/\S+)\s+v\S+(.*)$/gm),
    ]
      .filter((match) => !(match[2] as string).includes('// indirect'))
      .map((match) => match[1] as string);
    return { name: /^module\s+(\S+)/m.exec(text)?.[1], dependencies };
  },
);
