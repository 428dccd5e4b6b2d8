import { claim, type Claim, type Detector } from '../detector.ts';
import { claimsOfManifest } from '../manifest.ts';
import { parseJsonLoosely } from '../parsers/json.ts';
import { keys, member, text as textOf } from '../parsers/values.ts';

const PLUGIN = /^[\s*#]*(?:Plugin|Theme) Name:\s*\S/im;

export const php: Detector = {
  id: 'php',
  title: 'PHP projects',
  docs: 'composer.json, and the header comment of WordPress plugins and themes at the top of the tree.',
  looksAt: [
    { names: ['composer.json'], bytes: 256 * 1024, files: 200 },
    { extensions: ['php'], folder: /^$/, bytes: 4096, start: true, files: 30 },
    { names: ['style.css'], folder: /^$/, bytes: 2048, start: true },
  ],
  detect(tree) {
    const claims: Claim[] = [];
    const notes: string[] = [];
    for (const file of tree.files) {
      const text = tree.text(file.path);
      if (text === undefined || file.place !== 'project') continue;
      if (file.name === 'composer.json') {
        const json = parseJsonLoosely(text);
        if (json === undefined) notes.push(`${file.path}: not valid JSON; it was not used`);
        else {
          claims.push(
            ...claimsOfManifest({
              file,
              text,
              ecosystem: 'php',
              languages: ['PHP'],
              name: textOf(member(json, 'name')),
              dependencies: keys(member(json, 'require')),
              development: keys(member(json, 'require-dev')),
            }),
          );
        }
      } else if (file.dir === '' && PLUGIN.test(text)) {
        claims.push(
          claim('role:backend_dev', 0.85, file.path, 'header of a WordPress plugin or theme', {
            technology: 'WordPress',
            group: 'wordpress',
          }),
        );
      }
    }
    return { claims, notes };
  },
};
