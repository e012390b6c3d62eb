import { describe, expect, it } from '@jest/globals';
import { devPort, REMOTES } from './dev-ports.mjs';

const portsFrom = (BEREA_DEV_PORT) => ['shell', ...REMOTES].map((name) => devPort(name, { BEREA_DEV_PORT }));

describe('devPort', () => {
  it('gives each dev server a port of its own, from 4200 on', () => {
    expect(portsFrom(undefined)).toEqual([4200, 4201, 4202, 4203, 4204]);
  });

  it('moves all of them together', () => {
    expect(portsFrom('65531')).toEqual([65_531, 65_532, 65_533, 65_534, 65_535]);
  });

  it.each(['', '0', '-1', '4300.5', '65532', 'four'])('stays where it is for %j', (text) => {
    expect(portsFrom(text)).toEqual(portsFrom(undefined));
  });
});
