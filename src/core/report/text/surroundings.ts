import { plain, printable, type Plain } from '../../text/printable.ts';
import { count } from '../counts.ts';

/** How many files of each kind a project has, and the names of the clients that it configures. */
export interface Surroundings {
  readonly files: number;
  readonly skills: number;
  readonly cals: number;
  readonly packages: number;
  readonly cartridges: number;
  readonly hosts: number;
  readonly clients: readonly string[];
}

/** Whether there is more than configurations of clients. */
export function isJudged({ skills, cals, packages, cartridges, hosts }: Surroundings): boolean {
  return skills + cals + packages + cartridges + hosts > 0;
}

/** What was found, and the command to run next. */
export function surroundingsText(here: Surroundings): Plain {
  const { skills, cals, packages, cartridges, hosts, clients } = here;
  const found = [
    ...(skills === 0 ? [] : [count(skills, 'skill')]),
    ...(cals === 0 ? [] : [count(cals, 'CAL')]),
    ...(packages === 0 ? [] : [count(packages, 'package')]),
    ...(cartridges === 0 ? [] : [count(cartridges, 'cartridge')]),
    ...(hosts === 0 ? [] : [count(hosts, 'host profile')]),
    ...clients.map((name) => plain`a configuration of ${printable(name)}`),
  ];
  const lines = [
    plain`found: ${found.length === 0 ? plain`nothing that cartwright can check` : plain.join(', ')(found)}`,
    plain`next:  ${nextStep(here)}`,
    plain`help:  cartwright --help`,
  ];
  return plain`${plain.join('\n')(lines)}\n`;
}

function nextStep(here: Surroundings): Plain {
  const { files, clients } = here;
  if (isJudged(here)) return plain`cartwright check (checks all of it)`;
  if (clients.length > 0) return plain`cartwright host add (writes a host profile for each client)`;
  if (files > 0) return plain`cartwright init --dry-run (proposes agents and a workflow for this code, writes nothing)`;
  return plain`run cartwright in a repository that has code or agent skills; cartwright check DIR… judges several`;
}
