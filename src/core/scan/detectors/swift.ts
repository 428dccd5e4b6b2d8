import { claim, lineOf, type Claim, type Detector } from '../detector.ts';
import { claimsOfManifest } from '../manifest.ts';

const IOS = /IPHONEOS_DEPLOYMENT_TARGET|iphoneos/;

export const swift: Detector = {
  id: 'swift',
  title: 'Swift packages and Xcode projects',
  docs: 'Package.swift by line, and Xcode projects that are built for phones. A package for iOS alone is a library for apps; a package with a server framework is a server.',
  looksAt: [
    { names: ['package.swift'], bytes: 64 * 1024, files: 100 },
    { names: ['project.pbxproj'], bytes: 4 * 1024 * 1024, start: true, files: 10 },
    { extensions: ['podspec'], bytes: 16 * 1024, files: 20 },
  ],
  detect(tree) {
    const claims: Claim[] = [];
    for (const file of tree.files) {
      const text = tree.text(file.path);
      if (text === undefined || file.place !== 'project') continue;
      if (file.name === 'Package.swift') {
        const dependencies = [...text.matchAll(/\.package\([^)]*?url:\s*"[^"]*\/([\w.-]+?)(?:\.git)?"/g)].map(
          (match) => match[1] as string,
        );
        claims.push(
          ...claimsOfManifest({
            file,
            text,
            ecosystem: 'swift',
            languages: ['Swift', 'Objective-C'],
            dependencies,
            isPackage: true,
          }),
        );
        if (/\.iOS\(/.test(text))
          claims.push(
            claim('role:mobile_dev', 0.5, file.path, 'a package for iOS', {
              line: lineOf(text, /\.iOS\(/),
              technology: 'iOS',
              group: 'swift package',
            }),
          );
      } else if (file.name === 'project.pbxproj' && IOS.test(text)) {
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
