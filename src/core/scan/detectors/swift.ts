import { claim, lineOf } from '../detector.ts';
import { manifestDetector } from '../manifest.ts';

/** Frameworks that screens are made of. */
const SCREENS = /^\s*(?:@\w+ |public |internal )*import (?:SwiftUI|UIKit)\b/m;
const IOS = /IPHONEOS_DEPLOYMENT_TARGET|iphoneos/;

export const swift = manifestDetector(
  {
    id: 'swift',
    looksAt: [
      { names: ['package.swift'], bytes: 64 * 1024, files: 100 },
      { names: ['project.pbxproj'], bytes: 4 * 1024 * 1024, start: true, files: 10 },
      { extensions: ['swift'], folder: /^Sources\//, bytes: 2048, start: true, files: 60 },
      { extensions: ['xcconfig'], bytes: 8192, start: true, files: 60 },
      { extensions: ['podspec'], bytes: 16 * 1024, files: 20 },
    ],
    file: /^Package\.swift$/,
    languages: ['Swift', 'Objective-C'],
    *also({ files, text: textAt }) {
      const sources = files.filter(({ path }) => /^Sources\/.*\.swift$/.test(path) && textAt(path) !== undefined);
      const drawing = sources.filter(({ path }) => SCREENS.test(textAt(path) ?? ''));
      const screens = drawing.length * 5 >= sources.length ? drawing[0]?.path : undefined;
      for (const { name, path } of files.filter(({ place }) => place === 'project')) {
        const text = textAt(path) ?? '';
        const line = lineOf(text, name === 'Package.swift' ? /\.iOS\(/ : IOS);
        if (line === undefined) continue;
        if (/^project\.pbxproj$|\.xcconfig$/.test(name)) {
          const more = { line, technology: 'iOS', group: 'xcode' };
          yield claim('role:mobile_dev', 0.75, path, 'Xcode project for iOS', more);
        } else if (name === 'Package.swift') {
          const drawn = { technology: 'SwiftUI and UIKit', group: 'screens' };
          if (screens !== undefined) yield claim('role:mobile_dev', 0.3, screens, 'code for screens of phones', drawn);
          const more = { line, technology: 'iOS', group: 'swift package' };
          yield claim('role:mobile_dev', 0.5, path, 'a package for iOS', more);
        }
      }
    },
  },
  (text, { place }) => {
    if (place !== 'project') return undefined;
    const dependencies = text.matchAll(/\.package\([^)]*?url:\s*"[^"]*\/([\w.-]+?)(?:\.git)?"/g);
    return { dependencies: [...dependencies].map((match) => match[1] as string) };
  },
);
