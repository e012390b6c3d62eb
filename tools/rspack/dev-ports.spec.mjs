import { describe, expect, it } from '@jest/globals';
import { devPort, LAST_FIRST_PORT, REMOTES } from './dev-ports.mjs';

const portsFrom = (BEREA_DEV_PORT) => ['shell', ...REMOTES].map((name) => devPort(name, { BEREA_DEV_PORT }));

describe('devPort', () => {
  it('without BEREA_DEV_PORT, gives each dev server a port of its own from 4200 on', () => {
    expect(portsFrom(undefined)).toEqual([4200, ...REMOTES.map((_name, index) => 4201 + index)]);
  });

  it('with the highest BEREA_DEV_PORT, moves all of them up to the last port', () => {
    expect(portsFrom(String(LAST_FIRST_PORT)).at(-1)).toBe(65_535);
    expect(portsFrom(String(LAST_FIRST_PORT))).toEqual(
      portsFrom(undefined).map((port) => port - 4200 + LAST_FIRST_PORT),
    );
  });

  it.each(['', '0', '-1', '4300.5', String(LAST_FIRST_PORT + 1), 'four'])(
    'with the unusable BEREA_DEV_PORT %j, keeps the default',
    (text) => {
      expect(portsFrom(text)).toEqual(portsFrom(undefined));
    },
  );
});
