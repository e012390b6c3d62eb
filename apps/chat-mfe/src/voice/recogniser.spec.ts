import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { listen } from './recogniser.js';

const onHeard = jest.fn();
const onEnd = jest.fn();
const onFault = jest.fn();
const available = jest.fn(async () => 'unavailable');

class Scripted {
  static last: Scripted;
  static available = available;
  processLocally?: boolean;
  onresult: ((event: object) => void) | null = null;
  onerror: ((event: object) => void) | null = null;
  onend: (() => void) | null = null;
  constructor() {
    Scripted.last = this;
  }
  start() {
    if (available.getMockName() === 'refuses') throw new Error('already started');
  }
  stop() {
    this.onend?.();
  }
  abort() {
    this.onend?.();
  }
  /** Final results, each with what else it may have been, then words that may still change. */
  hear(finals: readonly (readonly string[])[], interim = '', confidence = () => 0.9) {
    const result = (texts: readonly string[], isFinal: boolean) =>
      Object.assign(
        texts.map((transcript) => ({ transcript, confidence: confidence() })),
        { isFinal },
      );
    const results = [...finals.map((texts) => result(texts, true)), ...(interim ? [result([interim], false)] : [])];
    this.onresult?.({ results });
  }
}
const names = globalThis as { SpeechRecognition?: unknown };
const begin = async (language = 'en-US') => {
  const recogniser = listen(language, { onHeard, onEnd, onFault });
  await jest.advanceTimersByTimeAsync(0);
  return recogniser;
};

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  available.mockName('works').mockResolvedValue('unavailable');
  names.SpeechRecognition = Scripted;
});
afterEach(() => {
  jest.useRealTimers();
  delete names.SpeechRecognition;
});

describe('listen', () => {
  it('sets the recogniser up with the product’s constants, on the device when that can recognise speech itself', async () => {
    await begin();
    expect(Scripted.last).toMatchObject({ lang: 'en-US', continuous: true, interimResults: true, maxAlternatives: 3 });
    expect(Scripted.last.processLocally).toBeUndefined();
    available.mockResolvedValue('available');
    await begin('es-ES');
    expect(Scripted.last).toMatchObject({ lang: 'es-ES', processLocally: true });
  });

  it('stops 500 ms after a final result, unless the speech continues', async () => {
    await begin();
    Scripted.last.hear([['First,']]);
    jest.advanceTimersByTime(499);
    Scripted.last.hear([['First,']], 'and sec');
    jest.advanceTimersByTime(2_000);
    expect(onEnd).not.toHaveBeenCalled();
    expect(onHeard).toHaveBeenLastCalledWith({ final: 'First,', interim: 'and sec' });
    Scripted.last.hear([['First,'], ['and second.']]);
    jest.advanceTimersByTime(500);
    expect(onEnd.mock.calls).toEqual([['First, and second.']]);
  });

  it('takes, of three alternatives, the one that names a verse', async () => {
    await begin();
    Scripted.last.hear([['read fill a pins for thirteen', 'read Philippians four thirteen', 'read Phil']]);
    expect(onHeard).toHaveBeenLastCalledWith({ final: 'read Philippians four thirteen', interim: '' });
  });

  it.each([
    ['a phrase that grows, each time as another result', [['what'], ['what is'], ['what is grace']], 'what is grace'],
    ['a phrase that is told twice', [['what is grace'], ['what is grace']], 'what is grace'],
    ['a phrase that grows with a capital', [['tell me'], ['Tell me about Ruth']], 'Tell me about Ruth'],
    ['a phrase that grows after another one', [['read it'], ['then'], ['then explain']], 'read it then explain'],
    ['a word with which another one begins', [['the'], ['these three']], 'the these three'],
  ])('hears %s', async (_name, finals, expected) => {
    await begin();
    Scripted.last.hear(finals);
    jest.advanceTimersByTime(500);
    expect(onEnd.mock.calls).toEqual([[expected]]);
  });

  it('goes on after final results without confidence, which are on their way, and ends when no more come', async () => {
    await begin();
    Scripted.last.hear([['what'], ['what is']], '', () => 0);
    expect(onHeard).toHaveBeenLastCalledWith({ final: '', interim: 'what is' });
    jest.advanceTimersByTime(1_999);
    expect(onEnd).not.toHaveBeenCalled();
    Scripted.last.hear([['what'], ['what is'], ['what is grace']], '', () => 0);
    jest.advanceTimersByTime(2_000);
    expect(onEnd.mock.calls).toEqual([['what is grace']]);
  });

  it('keeps what was said when listening is stopped, and forgets it when listening is cancelled', async () => {
    const stopped = await begin();
    Scripted.last.hear([], 'half a');
    stopped.stop();
    expect(onEnd.mock.calls).toEqual([['half a']]);
    const cancelled = await begin();
    Scripted.last.hear([['never']]);
    cancelled.cancel();
    jest.advanceTimersByTime(1_000);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['not-allowed', 'microphone'],
    ['audio-capture', 'microphone'],
    ['network', 'failed'],
  ])('tells the recogniser’s error “%s” as the fault “%s”', async (error, fault) => {
    await begin();
    Scripted.last.onerror?.({ error });
    expect(onFault.mock.calls).toEqual([[fault]]);
    expect(onEnd).not.toHaveBeenCalled();
  });

  it('tells a fault when the browser has no recogniser, and when it does not begin', async () => {
    available.mockName('refuses');
    await begin();
    delete names.SpeechRecognition;
    await begin();
    expect(onFault.mock.calls).toEqual([['not-started'], ['unsupported']]);
  });
});
