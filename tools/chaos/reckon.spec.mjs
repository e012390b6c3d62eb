import { describe, expect, it } from '@jest/globals';
import { createLedger } from './ledger.mjs';
import { reckon } from './reckon.mjs';

const ledgerOf = (...texts) => {
  const ledger = createLedger();
  for (const text of texts) ledger.acknowledge(ledger.begin(1, 'note', text));
  return ledger;
};

describe('the reckoning', () => {
  it('is even when everything acknowledged is there once', () => {
    const ledger = ledgerOf('a', 'b');
    ledger.begin(1, 'note', 'never acknowledged');
    ledger.acknowledgeEdition(1, 3);
    expect(reckon(ledger, { texts: ['b', 'a'], editions: new Map([[1, 3]]) })).toEqual({
      lost: [],
      duplicated: [],
      unasked: [],
    });
  });

  it('names what is lost, doubled and unasked', () => {
    const ledger = ledgerOf('a', 'b');
    ledger.acknowledgeEdition(7, 2);
    expect(reckon(ledger, { texts: ['b', 'b', 'c'], editions: new Map([[7, 1]]) })).toEqual({
      lost: ['a', 'edition 2 of writer 7'],
      duplicated: ['b'],
      unasked: ['c'],
    });
  });

  it('counts a write that was stored and not acknowledged as neither', () => {
    const ledger = createLedger();
    ledger.begin(1, 'note', 'the answer was lost');
    expect(reckon(ledger, { texts: ['the answer was lost'], editions: new Map() })).toEqual({
      lost: [],
      duplicated: [],
      unasked: [],
    });
  });
});

describe('the ledger', () => {
  it('tells when every writer has gone on', async () => {
    const ledger = createLedger();
    const done = [];
    void ledger.all([1, 2]).then(() => done.push('all'));
    void ledger.more(2).then(() => done.push('two'));
    ledger.acknowledge(ledger.begin(1, 'note', 'a'));
    await Promise.resolve();
    expect(done).toEqual([]);
    ledger.acknowledge(ledger.begin(1, 'note', 'b'));
    await Promise.resolve();
    expect(done).toEqual(['two']);
    ledger.acknowledgeEdition(2, 1);
    await Promise.resolve();
    expect(done).toEqual(['two', 'all']);
    expect(ledger.counts()).toEqual({ acknowledged: 3, tries: 0, failedTries: 0 });
  });
});
