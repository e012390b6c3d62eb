import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type ScriptedSpeech, scriptSpeech } from '../testing/index.js';
import { createSpeaker, type Speaker } from './speaker.js';

let speech: ScriptedSpeech;
let speaker: Speaker;
const onEnd = jest.fn();
const onFail = jest.fn();
const texts = ['In the beginning', 'And the earth', 'And God said'];
const say = (more: object = {}) => {
  const [voice] = speechSynthesis.getVoices();
  speaker.speak({ texts, voice: voice as SpeechSynthesisVoice, onEnd, onFail, ...more });
};
/** Lets cancelled utterances report themselves, and waiting ones be said. */
const settle = () => new Promise((done) => setTimeout(done));

beforeEach(() => {
  speech = scriptSpeech([{ name: 'David', lang: 'en-US' }]);
  speaker = createSpeaker();
  onEnd.mockClear();
  onFail.mockClear();
});
afterEach(() => speech.restore());

describe('the speaker', () => {
  it('says one text after the other in the product’s voice, and ends', () => {
    say();
    expect(speech.spoken[0]).toMatchObject({ rate: 0.85, pitch: 0.8, volume: 0.9, lang: 'en-US' });
    expect(speech.spoken[0]?.voice?.name).toBe('David');
    for (const [at, text] of texts.entries()) {
      expect([speech.now(), speaker.state()]).toEqual([text, { status: 'speaking', at }]);
      expect(onEnd).not.toHaveBeenCalled();
      speech.finish();
    }
    expect(speaker.state().status).toBe('idle');
    expect([onEnd, onFail].map((each) => each.mock.calls.length)).toEqual([1, 0]);
  });

  it('says a long text in pieces, and pauses within it', async () => {
    const long = `${'word '.repeat(30)}and then, ${'more '.repeat(30)}`;
    say({ texts: [long, 'the end'] });
    speech.finish();
    const second = speech.now();
    expect(second?.length).toBeLessThanOrEqual(200);
    expect(speaker.state().at).toBe(0);
    speaker.pause();
    expect([speech.now(), speaker.state()]).toEqual([undefined, { status: 'paused', at: 0 }]);
    await settle();
    expect(speaker.state().status).toBe('paused');
    speaker.resume();
    expect([speech.now(), speaker.state().status]).toEqual([second, 'speaking']);
  });

  it('waits at the end of an open speech for more text, and ends when no more will come', () => {
    say({ texts: [], open: true });
    expect([speech.now(), speaker.state().status]).toEqual([undefined, 'speaking']);
    speaker.revise(['First.'], true);
    speech.finish();
    speaker.pause();
    speaker.revise(['First.', 'Second.'], true);
    expect(speech.now()).toBeUndefined();
    speaker.resume();
    expect(speech.now()).toBe('Second.');
    speaker.revise(['First.', 'Second.', 'Third.'], true);
    expect(speech.spoken.map(({ text }) => text)).toEqual(['First.', 'Second.']);
    speech.finish();
    speech.finish();
    expect(onEnd).not.toHaveBeenCalled();
    speaker.revise(['First.', 'Second.', 'Third.'], false);
    expect([onEnd.mock.calls.length, speaker.state().status]).toEqual([1, 'idle']);
  });

  it('says nothing twice when the end of an open speech changes, and starts over when all of its words are replaced', async () => {
    say({ texts: ['First.', 'Second, as it began'], open: true });
    speaker.revise(['First.', 'Second, as it came to be.'], true);
    speech.finish();
    expect(speech.spoken.map(({ text }) => text)).toEqual(['First.', 'Second, as it came to be.']);
    speaker.revise(['First.', 'Of another engine.'], false);
    await settle();
    expect(speech.now()).toBe('Of another engine.');
    speech.finish();
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('speaks in the tone that is asked for', () => {
    say({ tone: { rate: 1, pitch: 1, volume: 0.8 }, speed: 1.5 });
    expect(speech.spoken[0]).toMatchObject({ rate: 1.5, pitch: 1, volume: 0.8 });
  });

  it('moves to another text of its speech, and to none outside of it', async () => {
    say({ from: 1 });
    expect(speech.now()).toBe('And the earth');
    speaker.moveTo(2);
    await settle();
    expect([speech.now(), speech.spoken.length]).toEqual(['And God said', 2]);
    speaker.moveTo(3);
    speaker.moveTo(-1);
    await settle();
    expect([speech.now(), speaker.state().at]).toEqual(['And God said', 2]);
    speaker.moveTo(0);
    await settle();
    expect(speech.now()).toBe('In the beginning');
    expect(onFail).not.toHaveBeenCalled();
  });

  it('changes voice and speed in the middle of a text, and stays silent while paused', async () => {
    say();
    const [voice] = speechSynthesis.getVoices() as [SpeechSynthesisVoice];
    speaker.change({ voice, speed: 2 });
    await settle();
    expect(speech.now()).toBe('In the beginning');
    expect(speech.spoken.at(-1)).toMatchObject({ rate: 1.7, pitch: 0.8 });
    speaker.pause();
    speaker.change({ voice, speed: 1 });
    await settle();
    expect(speech.now()).toBeUndefined();
    speaker.resume();
    expect(speech.spoken.at(-1)).toMatchObject({ rate: 0.85 });
  });

  it('moved to another text while paused, stays silent, and goes on from there', async () => {
    say();
    speaker.pause();
    speaker.moveTo(2);
    await settle();
    expect([speech.now(), speaker.state()]).toEqual([undefined, { status: 'paused', at: 2 }]);
    speaker.resume();
    expect(speech.now()).toBe('And God said');
  });

  it('says nothing more after a stop, however soon it came', async () => {
    say();
    speaker.moveTo(1);
    speaker.stop();
    await settle();
    expect([speech.now(), speech.spoken.length, speaker.state().status]).toEqual([undefined, 1, 'idle']);
    speaker.resume();
    speaker.moveTo(0);
    expect(speech.now()).toBeUndefined();
    expect(onEnd).not.toHaveBeenCalled();
  });

  it('when all buttons are pressed in haste, says the text that was chosen last, and ends once', async () => {
    say();
    speaker.pause();
    speaker.resume();
    speaker.moveTo(1);
    speaker.pause();
    speaker.moveTo(2);
    speaker.resume();
    speaker.resume();
    await settle();
    expect(speech.now()).toBe('And God said');
    speech.finish();
    expect([onEnd, onFail].map((each) => each.mock.calls.length)).toEqual([1, 0]);
  });

  it('reports that the browser could not speak, but not that another speaker took its voice', async () => {
    say();
    speech.fail('synthesis-failed');
    expect([onFail.mock.calls.length, speaker.state().status]).toEqual([1, 'idle']);
    say();
    speech.fail('interrupted');
    expect([onFail.mock.calls.length, speaker.state().status]).toEqual([1, 'idle']);
    expect(onEnd).not.toHaveBeenCalled();
  });

  it('tells its listeners of every change, until they leave', () => {
    const heard = jest.fn();
    const leave = speaker.subscribe(heard);
    say();
    speech.finish();
    expect(heard).toHaveBeenCalledTimes(2);
    leave();
    speech.finish();
    expect(heard).toHaveBeenCalledTimes(2);
  });
});
