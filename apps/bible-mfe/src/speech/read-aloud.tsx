import { formatReference } from '@berea/scripture';
import { useToast } from '@berea/ui/core';
import { browserStore, useSpeaker, useVoices, voicesFor } from '@berea/web';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { nextChapter } from '../place/chapters.js';
import { useReading } from '../place/use-reading.js';
import { useStudyState } from '../study-state/study-state-context.js';
import { type ReadAloud, ReadAloudContext } from './read-aloud-context.js';
import { readSpeechSettings, rememberSpeechSettings, voiceOf, whySilent } from './speech-settings.js';
import { useChapterToRead } from './chapter-to-read.js';
import { useFollowVerse } from './follow-verse.js';
import { t } from '../texts/speech.js';

export { useReadAloud } from './read-aloud-context.js';

/** A chapter that is to be read aloud, as soon as its text is there. */
interface Session {
  readonly chapter: string;
  readonly voice: SpeechSynthesisVoice;
  /** Verse to begin with */
  readonly from?: number | undefined;
}

/** Reads the chapter on screen aloud, verse by verse. Turning to another chapter or translation ends it. */
export function ReadAloudProvider({ children }: { children: ReactNode }) {
  const { place, translation, open } = useReading();
  const { book, chapter } = place;
  const { selected } = useStudyState();
  const toast = useToast();
  const voices = useVoices();
  const { speaker, state } = useSpeaker();
  const [session, setSession] = useState<Session>();
  const [readsOn, setReadsOn] = useState(() => browserStore.read('readsOn') === 'true');
  const [settings, setSettings] = useState(readSpeechSettings);
  const starter = useRef<HTMLButtonElement>(null);

  const here = nameOf(book.name, chapter, translation);
  const [seen, setSeen] = useState(here);
  if (here !== seen) {
    setSeen(here);
    if (session?.chapter !== here) setSession(undefined);
  }
  const { texts, language, retry } = useChapterToRead(session?.chapter === here);
  const voice = voiceOf(voices, language, settings.voice);
  const unavailable = voice ? undefined : whySilent(voices, language);
  const from = selected?.book === book.name && selected.chapter === chapter ? selected.verse : undefined;

  // The speaker calls these much later, and they must see how things are then.
  const onEnd = useEffectEvent(() => {
    const next = readsOn ? nextChapter({ book, chapter }) : undefined;
    setSession(next && session && { chapter: nameOf(next.book.name, next.chapter, translation), voice: session.voice });
    if (next) open({ book: next.book.name, chapter: next.chapter });
  });
  const onFail = useEffectEvent(() => {
    setSession(undefined);
    toast({
      kind: 'error',
      title: t('speech.reading-aloud-stopped'),
      description: t('speech.browser-could-not-speak-try-again'),
    });
  });
  const begin = useEffectEvent(({ voice: first, from: verse }: Session, read: typeof texts) => {
    const at = verse === undefined ? 0 : read.findIndex((text) => text.verse === verse);
    speaker.speak({
      texts: read.map(({ text }) => text),
      voice: voice ?? first,
      speed: settings.speed,
      from: Math.max(0, at),
      onEnd: () => onEnd(),
      onFail: () => onFail(),
    });
  });
  useEffect(() => {
    if (!session || texts.length === 0) return;
    begin(session, texts);
    return speaker.stop;
  }, [session, texts, speaker]);

  const spoken = state.status === 'idle' ? undefined : texts[state.at];
  useFollowVerse(spoken?.verse);
  const value = useMemo<ReadAloud>(() => {
    const at = (index: number) => (spoken && texts[index] ? () => speaker.moveTo(index) : undefined);
    return {
      status: spoken ? state.status : 'idle',
      speaking: spoken?.verse === undefined ? undefined : { book: book.name, chapter, verse: spoken.verse },
      reference: spoken ? referenceTo(book.name, chapter, spoken.verse) : '',
      unavailable,
      from,
      start: () => {
        retry();
        if (voice) setSession({ chapter: here, voice, from });
      },
      pause: speaker.pause,
      resume: speaker.resume,
      stop: () => setSession(undefined),
      previous: at(state.at - 1),
      next: at(state.at + 1),
      readsOn,
      setReadsOn: (next) => {
        setReadsOn(next);
        browserStore.write('readsOn', String(next));
      },
      settings,
      change: (part) => {
        const next = { ...settings, ...part };
        setSettings(next);
        rememberSpeechSettings(next);
        const wanted = voiceOf(voices, language, next.voice);
        if (wanted) speaker.change({ voice: wanted, speed: next.speed });
      },
      voices: voicesFor(voices, language),
      voice,
      starter,
    };
  }, [
    spoken,
    state,
    texts,
    book,
    chapter,
    unavailable,
    voice,
    from,
    retry,
    here,
    speaker,
    readsOn,
    settings,
    voices,
    language,
  ]);
  return <ReadAloudContext value={value}>{children}</ReadAloudContext>;
}

const nameOf = (book: string, chapter: number, translation: string): string => `${translation} ${book} ${chapter}`;

const referenceTo = (book: string, chapter: number, verse: number | undefined): string =>
  verse === undefined
    ? t('speech.place-title', { place: formatReference(book, chapter) })
    : formatReference(book, chapter, verse);
