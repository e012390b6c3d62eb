import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { transformSync } from '@swc/core';
import { message } from '../testing/messages.js';
import { exportConversation, exportName } from './export-conversation.js';
import { groupConversations } from './group-conversations.js';

const timestamp = '2026-01-01T00:00:00.000Z';

describe('exportConversation', () => {
  it('writes questions and answers that can be read alone, without failed answers', () => {
    const text = exportConversation('Poor\nin spirit', [
      message({ timestamp, message: 'First?\n\nReally?', response: '**Yes.**' }),
      message({ timestamp, message: 'Failed?', response: null, state: 'failed' }),
      message({ timestamp, message: 'Half?', response: 'Half', state: 'stopped', sources: [] }),
    ]);
    expect(text).toBe(
      '# Poor in spirit\n\n## You, 2026-01-01\n\n> First?\n>\n> Really?\n\n## Scholar\n\n**Yes.**\n\n' +
        '_From the library: King James Version (1769)_\n\n## You, 2026-01-01\n\n> Half?\n\n## Scholar\n\nHalf\n\n' +
        '_This answer is not whole; its references have not been checked._\n',
    );
  });

  it.each([
    ['a/b: "c"?', 'a-b- -c---2026-11-22.md'],
    ['..', 'conversation-2026-11-22.md'],
    ['Ruth 🌾', 'Ruth 🌾-2026-11-22.md'],
    [`${'x'.repeat(79)}👨‍👩‍👧‍👦`, `${'x'.repeat(79)}-2026-11-22.md`],
  ])('gives a conversation titled %j the file name %j', (title, name) => {
    expect(exportName(title, '2026-11-22')).toBe(name);
  });
});

describe('groupConversations', () => {
  it('groups conversations by the days of the reader’s own calendar', () => {
    const now = new Date(2026, 10, 22, 9);
    const used = (...day: [number, number, number]) => ({
      id: day.join(),
      title: '',
      messageCount: 1,
      createdAt: '',
      updatedAt: new Date(2026, ...day).toISOString(),
      version: 1,
    });
    const groups = groupConversations([used(10, 22, 0), used(10, 21, 23), used(10, 16, 1), used(9, 1, 1)], now);
    expect(groups.map(({ name, conversations }) => [name, conversations.length])).toEqual([
      ['Today', 1],
      ['Yesterday', 1],
      ['Last week', 1],
      ['Earlier', 1],
    ]);
  });

  it('knows that the day on which clocks change is not 24 hours long', () => {
    const source = fs.readFileSync(new URL('day-group.ts', import.meta.url), 'utf8');
    const { code } = transformSync(source, { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } });
    const ask = `
      const used = (...day) => new Date(...day).getTime();
      const groups = [used(2026, 10, 1, 0, 30), used(2026, 9, 26, 0, 30)].map((at) => dayGroupOf(at, new Date(2026, 10, 2, 12)));
      const spring = dayGroupOf(used(2026, 2, 7, 23, 30), new Date(2026, 2, 9, 12));
      console.log([...groups, spring].join());`;
    const env = { ...process.env, TZ: 'America/New_York' };
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', code + ask], {
      env,
      encoding: 'utf8',
    });
    expect(stdout.trim()).toBe('yesterday,lastWeek,lastWeek');
  });
});
