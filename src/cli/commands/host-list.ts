import { CLIENTS } from '../../core/clients/catalog/index.ts';
import { oldFacts } from '../../core/clients/client.ts';
import { configurationsOf } from '../../app/handshake/clients.ts';
import { dialectWords } from '../../core/handshake/dialect.ts';
import { clientsText, type ListedClient } from '../../core/report/text/clients.ts';
import { UserError } from '../../core/result/errors.ts';
import { resultJson } from '../../core/text/json-text.ts';
import { EXIT, type Command } from '../command.ts';

export const command: Command<'text' | 'json'> = {
  name: 'host list',
  summary: 'the known agent clients, their configuration files, and which of them are here',
  example: 'host list --format json',
  usage: ['host list'],
  options: [],
  formats: ['text', 'json'],
  details:
    'It looks for the known paths below the working directory and starts nothing. A fact about a client that was read more than a\nyear ago is noted.',
  usesConfig: false,
  run({ fs, io, clock, format, positionals }) {
    if (positionals.length > 0)
      throw new UserError('usage', 'host list takes no argument', { help: 'run cartwright host list' });
    const clients = Object.entries(CLIENTS).map(([name, client]): ListedClient => {
      const { project, profile, naming } = client;
      const dates = profile.sources.map(({ date }) => date).sort();
      return {
        name,
        title: profile.name,
        files: project.map(({ path }) => path),
        here: configurationsOf(fs, project, '.').map(({ path }) => path),
        tools: profile.tools.map((tool) => tool.name),
        protocolRevision: profile.protocolRevision ?? null,
        naming: naming ?? null,
        dialect: profile.dialect === undefined ? null : dialectWords(profile.dialect),
        facts: {
          count: profile.sources.length,
          oldest: dates[0] ?? '',
          inferred: profile.sources.filter(({ fact }) => fact.startsWith('inferred: ')).length,
        },
      };
    });
    const notes = Object.entries(CLIENTS).flatMap(([name, { profile }]) => oldFacts(name, profile, clock.now()));
    io.out(format === 'json' ? resultJson({ version: 1, clients, notes }, 2) : clientsText(clients, notes));
    return Promise.resolve(EXIT.ok);
  },
};
