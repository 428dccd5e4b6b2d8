import { claim, lineOf, type Detector } from '../detector.ts';
import { claimsOfManifest } from '../manifest.ts';
import { listOf, member, text as textOf } from '../parsers/values.ts';
import { parseXml } from '../parsers/large.ts';

const PROJECT = /\.(?:cs|fs|vb)proj$/;
const MOBILE = /<UseMaui>\s*true|net\d+\.\d-(?:android|ios)|MonoAndroid|Xamarin\.iOS/i;

export const dotnet: Detector = {
  id: 'dotnet',
  looksAt: [{ extensions: ['csproj', 'fsproj', 'vbproj'], bytes: 256 * 1024, files: 300 }],
  *detect(tree) {
    for (const file of tree.files) {
      const text = PROJECT.test(file.name) ? tree.text(file.path) : undefined;
      if (text === undefined) continue;
      const xml = parseXml(text.replace(/^\ufeff/, ''));
      if (xml === undefined) {
        yield `${file.path}: not valid XML; it was not used`;
        continue;
      }
      const project = member(xml, 'Project');
      const references = listOf(member(project, 'ItemGroup'))
        .flatMap((group) => ['PackageReference', 'FrameworkReference'].flatMap((name) => listOf(member(group, name))))
        .flatMap((reference) => textOf(member(reference, '@Include')) ?? []);
      if (references.some((name) => /^microsoft\.net\.test\.sdk$/i.test(name)) || /<IsTestProject>true/i.test(text))
        continue;
      const sdk = textOf(member(project, '@Sdk'))?.split('/')[0];
      yield* claimsOfManifest({
        file,
        text,
        ecosystem: 'dotnet',
        languages: ['C#', 'F#', 'Visual Basic', 'Razor'],
        name: file.name.replace(PROJECT, ''),
        dependencies: [...references, ...(sdk === undefined ? [] : [sdk])],
      });
      const line = lineOf(text, MOBILE);
      if (file.place === 'project' && line !== undefined) {
        const more = { line, technology: '.NET MAUI', group: 'maui' };
        yield claim('role:mobile_dev', 0.85, file.path, 'builds a mobile app', more);
      }
    }
    const razor = tree.extensions.get('razor');
    if (razor === undefined || razor.files < 5) return;
    const more = { technology: 'Blazor', group: 'razor' };
    yield claim('role:frontend_dev', 0.75, razor.sample, `${razor.files} Razor components`, more);
  },
};
