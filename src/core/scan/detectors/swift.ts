import { claim, lineOf, type Claim, type Detector } from '../detector.ts';
import { claimsOfManifest } from '../manifest.ts';

/** Frameworks that screens are made of. */
const SCREENS = /^\s*(?:@\w+ |public |internal )*import (?:SwiftUI|UIKit)\b/m;
const IOS = /IPHONEOS_DEPLOYMENT_TARGET|iphoneos/;

export const swift: Detector = {
  id: 'swift',
  title: 'Swift packages and Xcode projects',
  docs: 'Package.swift by line, and Xcode projects, or their settings in xcconfig files, that are built for phones. A package for iOS alone is a library for apps; a package with a server framework is a server.',
  looksAt: [
    { names: ['package.swift'], bytes: 64 * 1024, files: 100 },
    { names: ['project.pbxproj'], bytes: 4 * 1024 * 1024, start: true, files: 10 },
    { extensions: ['swift'], folder: /^Sources\//, bytes: 2048, start: true, files: 60 },
    { extensions: ['xcconfig'], bytes: 8192, start: true, files: 60 },
    { extensions: ['podspec'], bytes: 16 * 1024, files: 20 },
  ],
  detect(tree) {
    const claims: Claim[] = [];
    const sources = tree.files.filter(({ path }) => /^Sources\/.*\.swift$/.test(path) && tree.text(path) !== undefined);
    const drawing = sources.filter(({ path }) => SCREENS.test(tree.text(path) ?? ''));
    const screens = drawing.length * 5 >= sources.length ? drawing[0]?.path : undefined;
    for (const file of tree.files) {
      const text = tree.text(file.path);
      if (text === undefined || file.place !== 'project') continue;
      if (file.name === 'Package.swift') {
        const dependencies = [...text.matchAll(/\.package\([^)]*?url:\s*"[^"]*\/([\w.-]+?)(?:\.git)?"/g)].map(
          (match) => match[1] as string,
        );
        claims.push(
          ...claimsOfManifest({ file, text, ecosystem: 'swift', languages: ['Swift', 'Objective-C'], dependencies }),
        );
        if (/\.iOS\(/.test(text)) {
          if (screens !== undefined)
            claims.push(
              claim('role:mobile_dev', 0.3, screens, 'code for screens of phones', {
                technology: 'SwiftUI and UIKit',
                group: 'screens',
              }),
            );
          claims.push(
            claim('role:mobile_dev', 0.5, file.path, 'a package for iOS', {
              line: lineOf(text, /\.iOS\(/),
              technology: 'iOS',
              group: 'swift package',
            }),
          );
        }
      } else if (/^project\.pbxproj$|\.xcconfig$/.test(file.name) && IOS.test(text)) {
        claims.push(
          claim('role:mobile_dev', 0.75, file.path, 'Xcode project for iOS', {
            line: lineOf(text, IOS),
            technology: 'iOS',
            group: 'xcode',
          }),
        );
      }
    }
    return { claims };
  },
};
