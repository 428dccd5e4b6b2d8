import type { Diagnostic } from '../diagnostic.ts';
import type { SourceDocument } from '../source/document.ts';
import type { FormatProfile } from '../../ids.ts';
export function lintDocument(doc: SourceDocument, _options: { profile: FormatProfile }): Diagnostic[] {
  return [...doc.problems];
}
