import { CLIENTS } from '../../core/clients/catalog/index.ts';
import { configurationsOf } from '../../app/handshake/clients.ts';
import { dialectWords } from '../../core/handshake/dialect.ts';
import { clientsText, type ListedClient } from '../../core/report/text/clients.ts';
import { resultJson } from '../../core/text/json-text.ts';
import { EXIT, type Command } from '../command.ts';

export const command: Command<'text' | 'json'> = {
  name: 'host list',
  summary: 'lists the known agent clients, and which of them are configured here',
  example: 'host list --format json',
  usage: ['host list'],
  options: [],
  formats: ['text', 'json'],
  details: 'It looks for the known paths below the working directory and starts nothing.',
  usesConfig: false,
  run({ fs, io, format }) {
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
          sources: profile.sources,
        },
      };
    });
    io.out(format === 'json' ? resultJson({ version: 1, clients }, 2) : clientsText(clients));
    return Promise.resolve(EXIT.ok);
  },
};
