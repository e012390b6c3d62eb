const NODES_OWN = ['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate', 'hrtime'];

/** The `jest` object of tests; mocks of modules are not in it, since test files share their modules. */
export function createJestObject({ moduleMocker, fakeTimersModern: timers }, config) {
  const jest = {
    fn: moduleMocker.fn.bind(moduleMocker),
    spyOn: moduleMocker.spyOn.bind(moduleMocker),
    mocked: moduleMocker.mocked.bind(moduleMocker),
    replaceProperty: moduleMocker.replaceProperty.bind(moduleMocker),
    restoreAllMocks: () => moduleMocker.restoreAllMocks(),
    clearAllMocks: () => moduleMocker.clearAllMocks(),
    resetAllMocks: () => moduleMocker.resetAllMocks(),
    // Node's own streams and Jest itself run by the rest: a fake of it would stop the whole process.
    useFakeTimers: ({ doNotFake = [], ...options } = {}) =>
      timers.useFakeTimers({
        ...config.fakeTimers,
        ...options,
        doNotFake: [...doNotFake, ...NODES_OWN],
      }),
  };
  for (const name of [
    'useRealTimers',
    'advanceTimersByTime',
    'advanceTimersByTimeAsync',
    'runAllTimers',
    'runAllTimersAsync',
    'runOnlyPendingTimers',
    'runOnlyPendingTimersAsync',
    'clearAllTimers',
    'getTimerCount',
    'setSystemTime',
  ])
    jest[name] = (...args) => timers[name](...args);
  return jest;
}
