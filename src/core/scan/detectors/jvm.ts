import { claim, lineOf, words } from '../detector.ts';
import { manifestDetector, type Said } from '../manifest.ts';
import { parseXml } from '../parsers/large.ts';
import { listOf, member, text as textOf } from '../parsers/values.ts';

const GRADLE = /^build\.gradle(?:\.kts)?$/;
/** Gradle plugins of Android: by id, by a catalog's alias, by a convention plugin of the project itself. */
const ANDROID_APP =
  /com\.android\.application|libs\.plugins\.(?:android\.application|[\w.]*android\.application)|\.android\.application\b|applicationId\s*[= ]\s*["']/;
const ANDROID =
  /com\.android\.library|com\.android\.tools\.build:gradle|libs\.plugins\.[\w.]*android|\.android\.(?:library|feature)/;

export const jvm = manifestDetector(
  {
    id: 'jvm',
    looksAt: [
      {
        names:
          words(`pom.xml build.gradle build.gradle.kts settings.gradle settings.gradle.kts build.sbt project.clj deps.edn
          build.xml`),
        bytes: 256 * 1024,
        files: 600,
      },
      { names: ['androidmanifest.xml'] },
    ],
    file: /^(?:pom\.xml|build\.gradle(?:\.kts)?|build\.sbt|project\.clj|deps\.edn|build\.xml)$/,
    languages: ['Java', 'Kotlin', 'Scala', 'Groovy', 'Clojure'],
    *also(tree) {
      for (const { name, path, place } of tree.files) {
        if (place !== 'project') continue;
        if (path.endsWith('src/main/AndroidManifest.xml')) {
          const more = { group: 'android manifest', technology: 'Android' };
          yield claim('role:mobile_dev', 0.45, path, 'manifest of an Android app or library', more);
        }
        const text = GRADLE.test(name) ? (tree.text(path) ?? '') : '';
        const app = ANDROID_APP.test(text);
        const line = lineOf(text, app ? ANDROID_APP : ANDROID);
        if (line === undefined) continue;
        const more = { line, technology: 'Android', group: 'android gradle' };
        if (app) yield claim('role:mobile_dev', 0.8, path, 'builds an Android app', more);
        else yield claim('role:mobile_dev', 0.5, path, 'builds an Android library', more);
        yield claim('package', 1, path, 'Gradle build', { languages: [], group: path });
      }
    },
  },
  (text, { name, place }) => {
    if (name === 'pom.xml') return ofMaven(parseXml(text));
    if (GRADLE.test(name)) return place === 'project' ? ofGradle(text) : undefined;
    const dependencies = [...text.matchAll(/%%?\s*"([\w.-]+)"|\[([\w./-]+)\s+"/g)].map(
      (match) => ((match[1] ?? match[2]) as string).split('/').at(-1) as string,
    );
    return { dependencies };
  },
);

function ofMaven(xml: unknown): Said {
  if (xml === undefined) return 'XML';
  const project = member(xml, 'project');
  const nodes = [
    ...listOf(member(project, 'dependencies', 'dependency')).filter((node) => member(node, 'scope') !== 'test'),
    ...listOf(member(project, 'parent')),
  ];
  const dependencies = nodes.flatMap((node) => textOf(member(node, 'artifactId')) ?? []);
  return { name: textOf(member(project, 'artifactId')), dependencies };
}

/** Of builds for Android the plugins say more than the libraries. */
function ofGradle(text: string): Said {
  if (ANDROID_APP.test(text) || ANDROID.test(text)) return undefined;
  const code = text.replace(/\/\/[^\n]*/g, '');
  const dependencies = [
    ...code.matchAll(
      /^\s*(?:implementation|api|compile|compileOnly|runtimeOnly|providedCompile|"implementation")[\s(]+["'][^"':\n]+:([\w.-]+)/gm,
    ),
    ...code.matchAll(/\bid[\s(]+["']([\w.-]+)["']/g),
    ...code.matchAll(/\blibs\.([\w.]+)/g),
  ].map((match) => (match[1] as string).replace(/^plugins\./, ''));
  const spring = /springframework\.boot|libs\.plugins\.spring/.test(code) ? ['org.springframework.boot'] : [];
  return {
    dependencies: [...new Set([...dependencies, ...dependencies.map((name) => name.replaceAll('.', '-')), ...spring])],
  };
}
