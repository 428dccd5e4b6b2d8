import { claim, lineOf, type Claim, type Detector } from '../detector.ts';
import { claimsOfManifest } from '../manifest.ts';
import { parseXml } from '../parsers/large.ts';
import { listOf, member, text as textOf } from '../parsers/values.ts';
import type { TreeFile } from '../tree/tree.ts';

const LANGUAGES = ['Java', 'Kotlin', 'Scala', 'Groovy', 'Clojure'];
/** Gradle plugins of Android: by id, by a catalog's alias, by a convention plugin of the project itself. */
const ANDROID_APP =
  /com\.android\.application|libs\.plugins\.(?:android\.application|[\w.]*android\.application)|\.android\.application\b|applicationId\s*[= ]\s*["']/;
const ANDROID =
  /com\.android\.library|com\.android\.tools\.build:gradle|libs\.plugins\.[\w.]*android|\.android\.(?:library|feature)/;

export const jvm: Detector = {
  id: 'jvm',
  title: 'Java, Kotlin and Scala builds',
  docs: 'pom.xml (XML), Gradle scripts and version catalogs (by line: they are programs), build.sbt, project.clj. Builds with the Android plugins are applications for phones, not servers.',
  looksAt: [
    {
      names: [
        'pom.xml',
        'build.gradle',
        'build.gradle.kts',
        'settings.gradle',
        'settings.gradle.kts',
        'build.sbt',
        'project.clj',
        'deps.edn',
        'build.xml',
      ],
      bytes: 256 * 1024,
      files: 600,
    },
    { names: ['androidmanifest.xml'] },
  ],
  detect(tree) {
    const claims: Claim[] = [];
    const notes: string[] = [];
    for (const file of tree.files) {
      if (
        file.name === 'AndroidManifest.xml' &&
        file.place === 'project' &&
        /src\/main\/AndroidManifest/.test(file.path)
      ) {
        claims.push(
          claim('role:mobile_dev', 0.45, file.path, 'manifest of an Android app or library', {
            group: 'android manifest',
            technology: 'Android',
          }),
        );
      }
      const text = tree.text(file.path);
      if (text === undefined) continue;
      if (file.name === 'pom.xml') {
        const xml = parseXml(text);
        if (xml === undefined) notes.push(`${file.path}: not valid XML; it was not used`);
        else claims.push(...ofMaven(file, text, xml));
      } else if (/^build\.gradle(?:\.kts)?$/.test(file.name)) claims.push(...ofGradle(file, text));
      else if (/^(?:build\.sbt|project\.clj|deps\.edn|build\.xml)$/.test(file.name)) {
        const dependencies = [...text.matchAll(/%%?\s*"([\w.-]+)"|\[([\w./-]+)\s+"/g)].map(
          (match) => ((match[1] ?? match[2]) as string).split('/').at(-1) as string,
        );
        claims.push(...claimsOfManifest({ file, text, ecosystem: 'jvm', languages: LANGUAGES, dependencies }));
      }
    }
    return { claims, notes };
  },
};

function ofMaven(file: TreeFile, text: string, xml: unknown): Claim[] {
  const project = member(xml, 'project');
  const nodes = [
    ...listOf(member(project, 'dependencies', 'dependency')).filter((node) => member(node, 'scope') !== 'test'),
    ...listOf(member(project, 'parent')),
  ];
  const dependencies = nodes.flatMap((node) => textOf(member(node, 'artifactId')) ?? []);
  return claimsOfManifest({
    file,
    text,
    ecosystem: 'jvm',
    languages: LANGUAGES,
    name: textOf(member(project, 'artifactId')),
    dependencies,
  });
}

function ofGradle(file: TreeFile, text: string): Claim[] {
  if (file.place !== 'project') return [];
  const app = ANDROID_APP.test(text);
  if (app || ANDROID.test(text)) {
    const technology = 'Android';
    return [
      claim(
        'role:mobile_dev',
        app ? 0.8 : 0.5,
        file.path,
        app ? 'builds an Android app' : 'builds an Android library',
        {
          line: lineOf(text, app ? ANDROID_APP : ANDROID),
          technology,
          group: 'android gradle',
        },
      ),
      claim('package', 1, file.path, 'Gradle build', { languages: [], group: file.path }),
    ];
  }
  const code = text.replace(/\/\/[^\n]*/g, '');
  const dependencies = [
    ...code.matchAll(
      /^\s*(?:implementation|api|compile|compileOnly|runtimeOnly|providedCompile|"implementation")[\s(]+["'][^"':\n]+:([\w.-]+)/gm,
    ),
    ...code.matchAll(/\bid[\s(]+["']([\w.-]+)["']/g),
    ...code.matchAll(/\blibs\.([\w.]+)/g),
  ].map((match) => (match[1] as string).replace(/^plugins\./, ''));
  const spring = /springframework\.boot|libs\.plugins\.spring/.test(code) ? ['org.springframework.boot'] : [];
  return claimsOfManifest({
    file,
    text,
    ecosystem: 'jvm',
    languages: LANGUAGES,
    dependencies: [...new Set([...dependencies, ...dependencies.map((name) => name.replaceAll('.', '-')), ...spring])],
  });
}
