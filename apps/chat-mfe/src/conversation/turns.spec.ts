import { describe, expect, it } from '@jest/globals';
import type { ChatMessage } from '@berea/contracts';
import { message } from '../testing/messages.js';
import { turnsOf } from './turns.js';

const m = (id: string, parent: string | null | undefined, over: Partial<ChatMessage> = {}) =>
  message({ id, ...(parent !== undefined && { parent }), ...over });
/** 'b 2/3' for the second of three versions. */
const shown = (messages: ChatMessage[], chosen?: string) =>
  turnsOf(messages, chosen).map(
    ({ message: { id }, versions }) => `${id} ${versions.findIndex((each) => each.id === id) + 1}/${versions.length}`,
  );

const BRANCHED = [m('a', null), m('b', 'a'), m('c', 'b'), m('b2', 'a'), m('d', 'b2'), m('b3', 'a')];

describe('turnsOf', () => {
  it('without a chosen version, shows the line that ends in the newest message', () => {
    expect(shown(BRANCHED)).toEqual(['a 1/1', 'b3 3/3']);
  });

  it.each([
    ['b', ['a 1/1', 'b 1/3', 'c 1/1']],
    ['b2', ['a 1/1', 'b2 2/3', 'd 1/1']],
    ['gone', ['a 1/1', 'b3 3/3']],
  ])('with the version “%s” chosen, shows %j', (chosen, line) => {
    expect(shown(BRANCHED, chosen)).toEqual(line);
  });

  it('treats messages without a parent as one line', () => {
    expect(shown([m('a', undefined), m('b', undefined), m('c', undefined)])).toEqual(['a 1/1', 'b 1/1', 'c 1/1']);
  });

  it('begins with the oldest message that is loaded, when earlier ones are not', () => {
    expect(shown([m('x', 'far'), m('y', 'x')])).toEqual(['x 1/1', 'y 1/1']);
  });

  it('hides a failed answer once there is a later try, and shows it while it is the last', () => {
    const failed = m('b', 'a', { state: 'failed', response: null });
    expect(shown([m('a', null), failed])).toEqual(['a 1/1', 'b 1/1']);
    expect(shown([m('a', null), failed, m('b2', 'a')])).toEqual(['a 1/1', 'b2 1/1']);
  });
});
