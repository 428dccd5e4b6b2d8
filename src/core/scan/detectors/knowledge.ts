import { claim, type Claim, type Detector } from '../detector.ts';
import { parseJsonLoosely } from '../parsers/json.ts';
import { keys, member } from '../parsers/values.ts';

const CONFIGS = new Set(['.mcp.json', 'mcp.json', 'claude_desktop_config.json']);

export const knowledge: Detector = {
  id: 'knowledge',
  title: 'MCP servers and OKF bundles',
  docs: 'MCP configuration that the project keeps for its agents, and OKF bundles: folders of Markdown whose pages state their type.',
  seesAll: true,
  looksAt: [
    { names: [...CONFIGS], bytes: 64 * 1024, files: 20 },
    { names: ['server.json'], folder: /^$/, bytes: 32 * 1024 },
    { names: ['index.md'], folder: /./, bytes: 1024, start: true, files: 100 },
    { extensions: ['md'], folder: /(?:^|\/)(?:okf|knowledge|kb|bundle)\//i, bytes: 1024, start: true, files: 200 },
  ],
  detect(tree) {
    const claims: Claim[] = [];
    const bundles = new Map<string, number>();
    for (const file of tree.files) {
      if (file.place === 'example' || file.place === 'test') continue;
      const text = tree.text(file.path);
      if (text === undefined) continue;
      if (CONFIGS.has(file.name)) {
        const json = parseJsonLoosely(text);
        const servers = [...keys(member(json, 'mcpServers')), ...keys(member(json, 'servers'))].length;
        if (servers > 0)
          claims.push(
            claim('rac:custom', 0.7, file.path, `${servers} MCP servers for agents`, {
              technology: 'MCP',
              group: 'mcp',
            }),
          );
      } else if (file.name === 'server.json' && /static\.modelcontextprotocol\.io/.test(text)) {
        claims.push(claim('rac:custom', 0.6, file.path, 'published MCP server', { technology: 'MCP', group: 'mcp' }));
      } else if (
        file.name.endsWith('.md') &&
        file.name !== 'index.md' &&
        /^---\n(?:[^]*?\n)?type:\s*["']?(?!(?:docs?|pages?|posts?|blog|article|guide|tutorial|learn|reference|default|book|chapter|section)\b)\S/i.test(
          text,
        )
      ) {
        const top = file.dir.split('/')[0] ?? '';
        bundles.set(top, (bundles.get(top) ?? 0) + 1);
      }
    }
    for (const [folder, pages] of bundles)
      if (pages >= 3)
        claims.push(
          claim('rac:wiki', 0.7, folder, `OKF bundle of ${pages} concepts`, { technology: 'OKF', group: 'okf' }),
        );
    return { claims };
  },
};
