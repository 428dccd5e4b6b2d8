import type { Command } from '../command.ts';
import { ACTIVATE_OPTIONS, type ActivateOption } from '../activate-options.ts';

export const command: Command<'text', ActivateOption> = {
  name: 'activate',
  summary: 'installs an accepted cartridge for a client, and checks that it is unchanged',
  example: 'activate builder.cart --host hosts/claude-code.host.yaml --public-key release.pub.pem',
  usage: [
    'activate CARTRIDGE --host PROFILE|CLIENT',
    'activate CARTRIDGE --host PROFILE --write',
    'activate --cal CAL --host PROFILE',
    'activate --update CARTRIDGE',
    'activate --check',
  ],
  options: ACTIVATE_OPTIONS,
  formats: ['text'],
  details: [
    'It verifies CARTRIDGE, starts the servers of the profile, which run with your rights, and holds them to their pins. Only on accept it',
    'plans what to write: a skill folder, and the gate in the configuration of the client. Nothing is written without --write. Exit code 1',
    'is another answer than accept, or with --check an activation that no longer holds.',
  ].join('\n'),
  usesConfig: true,
  // What a plan takes is loaded when one is made.
  run: async (context) => (await import('../activate.ts')).activate(context),
};
