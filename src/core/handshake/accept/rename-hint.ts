import type { Reservation } from '../../result/results.ts';
import { acceptsByType } from './accepts.ts';
import { isFault, type Opened } from '../../json-schema/open-schema.ts';
import { propertySchemas } from '../../json-schema/object.ts';
import { appliedBy, childOf, namesIn, requiredBy, type SchemaNode } from '../../json-schema/schema-document.ts';
import { meansSame } from './meaning.ts';
import { differsAtAGlance } from './quick-refusal.ts';
import type { Pool } from '../../json-schema/budget.ts';
import { acceptsWrapped } from './template.ts';

/** A wrapped tool that would bind where the tool itself does not. */
export interface RenameHint {
  /** Contract property to tool property, as `rename` of a host profile takes it. */
  readonly rename: Readonly<Record<string, string>>;
  /** Of the tool so wrapped. */
  readonly reservations: readonly Reservation[];
}

const MAX_MISSING = 2;
const MAX_TRIES = 12;
/** Among more optional properties than this, the one that is meant cannot be determined. */
const MAX_OPTIONAL = 8;

/**
 * Which rename would make a refused tool accept (docs/format.md 17)? A property that the tool requires comes first, then an
 * optional one. With several that fit, the one whose name means the same is taken; where none does, or several do, which one is
 * meant would be a guess.
 */
export function renameHint(contract: Opened, tool: Opened, pool?: Pool): RenameHint | undefined {
  if (isFault(contract) || isFault(tool)) return undefined;
  const wanted = requiredBy(contract.root);
  const offered = propertiesOf(tool.root);
  const missing = wanted.filter(
    (name) => !offered.names.has(name) && propertySchemas(tool.root, name).schemas.length === 0,
  );
  if (missing.length === 0 || missing.length > MAX_MISSING) return undefined;
  const free = [...offered.names].filter((name) => !wanted.includes(name));
  const fitting = free.filter((name) => missing.some((wants) => !differs(contract.root, wants, tool.root, name)));
  const required = fitting.filter((name) => offered.required.has(name));
  const attempt = (names: readonly string[]): RenameHint[] =>
    choices(missing, names, (wants) => {
      const meant = names.filter((name) => meansSame(wants, name));
      return meant.length === 0 ? names : meant;
    })
      .slice(0, MAX_TRIES)
      .flatMap((rename) => {
        const hint = { rename: Object.fromEntries(rename) };
        const { answer, reservations } = acceptsWrapped(contract, tool, hint, pool, acceptsByType);
        return answer === 'accepts' ? [{ ...hint, reservations }] : [];
      });
  const [sure, next] = attempt(required).sort((a, b) => a.reservations.length - b.reservations.length);
  if (sure !== undefined)
    return next !== undefined && next.reservations.length === sure.reservations.length ? undefined : sure;
  const possible = required.length === 0 && fitting.length <= MAX_OPTIONAL ? attempt(fitting) : [];
  return possible.length === 1 ? possible[0] : undefined;
}

function differs(contract: SchemaNode, wants: string, tool: SchemaNode, name: string): boolean {
  const [wanted, offered] = [childOf(contract, 'properties', wants), childOf(tool, 'properties', name)];
  return differsAtAGlance(wanted?.schema, offered?.schema);
}

function choices(
  missing: readonly string[],
  names: readonly string[],
  fitting: (wants: string) => readonly string[],
): [string, string][][] {
  const [first, ...others] = missing;
  if (first === undefined) return [[]];
  return fitting(first)
    .filter((name) => names.includes(name))
    .flatMap((name) =>
      choices(
        others,
        names.filter((other) => other !== name),
        fitting,
      ).map((rest): [string, string][] => [[first, name], ...rest]),
    );
}

/** Properties that a tool lists by name, through references and allOf. */
export function propertiesOf(tool: SchemaNode): { names: Set<string>; required: Set<string> } {
  const parts = appliedBy(tool);
  return {
    names: new Set(parts.flatMap((part) => namesIn(part, 'properties').slice(0, 100))),
    required: new Set(parts.flatMap(requiredBy)),
  };
}
