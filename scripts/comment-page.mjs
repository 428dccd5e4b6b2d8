/**
 * A page that shows a comment about as GitHub does.
 *
 * @param {string} body HTML
 */
export function commentPage(body) {
  return `<!doctype html><meta charset="utf-8"><style>
body { margin: 0; padding: 16px; background: #fff; color: #1f2328; font: 14px/1.5 "Liberation Sans", "DejaVu Sans", "Noto Color Emoji", sans-serif; }
article { border: 1px solid #d1d9e0; border-radius: 6px; }
header { background: #f6f8fa; border-bottom: 1px solid #d1d9e0; padding: 8px 16px; border-radius: 6px 6px 0 0; color: #59636e; }
header b { color: #1f2328; } main { padding: 4px 16px 12px; }
h2 { font-size: 21px; border-bottom: 1px solid #d1d9e0; padding-bottom: 6px; margin: 14px 0 10px; } h3 { font-size: 17px; margin: 18px 0 8px; }
a { color: #0969da; text-decoration: none; } a code { color: inherit; } p, ul { margin: 8px 0; }
code { font: 85% "DejaVu Sans Mono", monospace; background: #818b981f; border-radius: 6px; padding: .2em .4em; }
table { border-collapse: collapse; margin: 8px 0; } th, td { border: 1px solid #d1d9e0; padding: 5px 11px; text-align: left; } tr:nth-child(2n) { background: #f6f8fa; }
pre.mermaid { text-align: center; border: 1px solid #d1d9e0; border-radius: 6px; padding: 8px; background: #fff; } sub { color: #59636e; } details { margin: 8px 0; }
</style><article><header><b>github-actions</b> bot commented</header><main>${body}</main></article>`;
}
