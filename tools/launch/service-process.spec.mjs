import { describe, expect, it } from '@jest/globals';
import { createHeartbeat } from './service-process.mjs';

describe('createHeartbeat', () => {
  const watch = (misses) => {
    let hangs = 0;
    const heartbeat = createHeartbeat({ misses, onHang: () => (hangs += 1) });
    const look = (times) => {
      for (let looks = 0; looks < times; looks += 1) heartbeat.look();
      return hangs;
    };
    return { ...heartbeat, look };
  };

  it('reports a process as hanging once, after the given number of missed heartbeats', () => {
    const { alive, look } = watch(30);
    alive();
    expect(look(29)).toBe(0);
    expect(look(1)).toBe(1);
    expect(look(40)).toBe(1);
  });

  it('starts counting again with each heartbeat', () => {
    const { alive, look } = watch(3);
    for (let signs = 0; signs < 5; signs += 1) {
      alive();
      expect(look(2)).toBe(0);
    }
  });

  it('reports nothing of a process that never sent a heartbeat', () => {
    expect(watch(3).look(100)).toBe(0);
  });
});
