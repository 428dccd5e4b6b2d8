import { forward, type FileSystem } from '../../ports.ts';

/** Files of which each folder is listed once, so that all who ask are told the same. Nothing may be written meanwhile. */
export function listedOnce(fs: FileSystem): FileSystem {
  const lists = new Map<string, { readonly files: readonly string[]; readonly links: readonly string[] }>();
  return forward(fs, {
    list(directory, { ignored = false, onLink } = {}) {
      const key = `${ignored ? 'all' : 'judged'} ${directory}`;
      let known = lists.get(key);
      if (known === undefined) {
        const links: string[] = [];
        known = { files: fs.list(directory, { ignored, onLink: (link) => links.push(link) }), links };
        lists.set(key, known);
      }
      if (onLink !== undefined) known.links.forEach((link) => onLink(link));
      return [...known.files];
    },
  });
}
