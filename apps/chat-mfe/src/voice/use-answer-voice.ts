import { loadSpeakable } from '@berea/answers';
import { useToast } from '@berea/ui/core';
import { useSpeaker, useVoices } from '@berea/web';
import { useLiveAnswers } from '../data/use-live-answers.js';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { RATE, voiceOf, type VoiceSettings } from './voice-settings.js';
import { t } from '../texts/chat.js';

export interface Spoken {
  readonly id: string;
  readonly response: string | null;
}

/**
 * Scholar's voice on this page. `speak` says an answer that is there; `follow` says one that is still made, sentence by
 * sentence, from the newest message's growing text.
 * @param newest the newest message on screen
 */
export function useAnswerVoice(settings: VoiceSettings, newest: Spoken | undefined) {
  const voices = useVoices();
  const voice = voiceOf(voices, settings);
  const { speaker, state } = useSpeaker();
  const live = useLiveAnswers();
  const toast = useToast();
  /** The answer that is spoken while it grows. */
  const [followed, setFollowed] = useState<string>();

  const begin = (texts: readonly string[], open: boolean): boolean => {
    const onFail = () =>
      toast({
        title: t('chat.reading-aloud-stopped'),
        description: t('chat.your-browser-could-not-go'),
        kind: 'error',
      });
    if (!voice) {
      toast({
        title: t('chat.reading-aloud-is-not-available'),
        description: t('chat.this-browser-has-no'),
      });
      return false;
    }
    speaker.speak({ texts, voice, speed: settings.rate / RATE.own, open, onFail });
    return true;
  };

  const speak = (response: string) => {
    setFollowed(undefined);
    void loadSpeakable().then(
      (speakable) => begin(speakable(response), false),
      () =>
        toast({
          title: t('chat.reading-aloud-is-not-available'),
          description: t('chat.part-of-page-missing'),
        }),
    );
  };
  const follow = (id: string) => {
    if (begin([], true)) setFollowed(id);
  };
  const stop = useCallback(() => {
    setFollowed(undefined);
    speaker.stop();
  }, [speaker]);

  /** Gives the speaker the answer as it reads now. */
  const goOn = useEffectEvent((sentences: readonly string[], open: boolean) => {
    speaker.revise(sentences, open);
    if (!open) setFollowed(undefined);
  });
  const whole = followed !== undefined && newest?.id === followed ? newest.response : null;
  useEffect(() => {
    if (followed === undefined) return;
    let current = true;
    const say = async () => {
      const growing = live.get(followed);
      const text = growing?.text ?? whole;
      if (text === null) return;
      const speakable = await loadSpeakable();
      if (!current) return;
      const sentences = speakable(text, growing !== undefined);
      // One is held back while more comes: what follows a block may still change how its end is read.
      goOn(growing ? sentences.slice(0, -1) : sentences, growing !== undefined);
    };
    const onGrown = () => void say().catch(() => undefined);
    onGrown();
    const end = live.subscribe(onGrown);
    return () => {
      current = false;
      end();
    };
  }, [followed, whole, live]);

  const { voice: chosen, rate } = settings;
  const onChange = useEffectEvent(() => {
    if (voice && state.status !== 'idle') speaker.change({ voice, speed: rate / RATE.own });
  });
  useEffect(() => onChange(), [chosen, rate]);

  return { voice, status: state.status, speak, follow, pause: speaker.pause, resume: speaker.resume, stop };
}
