import { claim, type Claim, type Detector } from '../detector.ts';
import { claimsOfManifest } from '../manifest.ts';

export const ruby: Detector = {
  id: 'ruby',
  title: 'Ruby applications and gems',
  docs: 'Gemfile and gemspecs, read by line (they are programs); gems in development and test groups prove nothing. A Gemfile of a documentation site or of mobile build tools is no application.',
  looksAt: [
    { names: ['gemfile', 'gems.rb', 'podfile', 'fastfile'], bytes: 128 * 1024, files: 100 },
    { extensions: ['gemspec'], bytes: 64 * 1024, files: 100 },
    { names: ['config.ru', 'routes.rb'] },
  ],
  detect(tree) {
    const claims: Claim[] = [];
    for (const file of tree.files) {
      const text = tree.text(file.path);
      if (text === undefined || file.place !== 'project') continue;
      if (file.name === 'Podfile')
        claims.push(
          claim('role:mobile_dev', 0.5, file.path, 'CocoaPods of an app', { technology: 'iOS', group: 'cocoapods' }),
        );
      const isSpec = file.name.endsWith('.gemspec');
      if (!isSpec && file.name !== 'Gemfile' && file.name !== 'gems.rb') continue;
      const dependencies = isSpec
        ? [...text.matchAll(/add_(?:runtime_)?dependency[\s(]+["']([\w-]+)/g)].map((match) => match[1] as string)
        : gems(text);
      claims.push(
        ...claimsOfManifest({
          file,
          text,
          ecosystem: 'ruby',
          languages: ['Ruby'],
          dependencies,
          isPackage: isSpec || dependencies.includes('rails'),
        }),
      );
    }
    return { claims };
  },
};

// Gems outside `group :development, :test do … end`, and without such a group of their own.
function gems(text: string): string[] {
  const names: string[] = [];
  let skipping = false;
  for (const line of text.split('\n')) {
    if (/^\s*group\b.*\bdo\b/.test(line))
      skipping = /:(?:development|test|docs?)\b/.test(line) && !/:production/.test(line);
    else if (/^end\b/.test(line)) skipping = false;
    const name = /^\s*gem[\s(]+["']([\w-]+)["']/.exec(line)?.[1];
    if (name !== undefined && !skipping && !/groups?:\s*\[?:(?:development|test)/.test(line)) names.push(name);
  }
  return names;
}
