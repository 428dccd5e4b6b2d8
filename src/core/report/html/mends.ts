import { mendsOf } from '../../handshake/mends.ts';
import type { JudgedHost } from '../../result/results.ts';
import { html, prose, sourceText, type Html } from './html.ts';

/** What would make an answer an acceptance without a reservation, each way with what to paste for it where that is known. */
export function mendList(verdict: JudgedHost): Html {
  const found = mendsOf(verdict);
  if (found.length === 0) return html``;
  const items = found.map(({ what, command, paste }) => html`<li>${prose(what)}${block(command)}${block(paste)}</li>`);
  return html`<p class="part">What would mend it</p>
    <ul class="mends">
      ${html.join('\n')(items)}
    </ul>`;
}

function block(text: string | undefined): Html {
  if (text === undefined) return html``;
  return html`<pre tabindex="0">${html.join('\n')(text.split('\n').map(sourceText))}</pre>`;
}
