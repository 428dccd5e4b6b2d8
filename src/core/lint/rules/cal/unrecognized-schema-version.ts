import { calExample } from '../../examples.ts';
import { shapeRule } from '../../rule.ts';

export const rule = shapeRule({
  id: 'cal/unrecognized-schema-version',
  level: 'error',
  summary: 'the schemaVersion is not of the chosen format profile',
  what: 'The property `schemaVersion` names no version that is read, or one of another format profile. The document is refused: nothing else is checked.',
  why: 'The profile is never guessed from a document. Where the version belongs to another profile, the message names the setting that reads it.',
  finder: 'core/lint/engine.ts',
  bad: calExample({ schemaVersion: 'schemaVersion: loop/1' }),
  good: calExample(),
});
