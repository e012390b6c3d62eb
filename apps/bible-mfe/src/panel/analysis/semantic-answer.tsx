import { chooseSemanticWord, DEFAULT_TRANSLATION, FALLBACK_SEMANTIC_WORD } from '@berea/contracts/values';
import { useChapter } from '@berea/web';
import { useEffect, useEffectEvent, useState } from 'react';
import { useChapterExtras } from '../../settings/reader-settings.js';
import { PanelFailed, PanelLoading } from '../frame/panel-states.js';
import { describeRelations } from './sections/relations.js';
import { SemanticWord } from './semantic-word.js';
import type { ToolAnswerProps } from './tool-result.js';
import { WordPicker } from './word-picker.js';
import { t } from '../../texts/analysis.js';

/** The lemmas behind a word of the verses: the one that the rule takes, or another one that the user picks. */
export function SemanticAnswer({ place, inView, onResult }: ToolAnswerProps) {
  // Only the King James Version has lemmas behind its words, so the words are picked from it.
  const include = useChapterExtras();
  const chapter = useChapter(place.book, place.chapter, { translation: DEFAULT_TRANSLATION, include });
  const [picked, setPicked] = useState<string>();
  const [note, setNote] = useState<{ readonly word: string; readonly text: string }>();
  const text = (chapter.isPlaceholderData ? [] : (chapter.data?.verses ?? []))
    .filter(({ verse }) => verse >= place.verse && verse <= place.endVerse)
    .map((verse) => verse.text)
    .join(' ');
  const taken = chooseSemanticWord(text);
  const word = picked ?? taken ?? FALLBACK_SEMANTIC_WORD;
  const kept = note?.word === word ? note.text : undefined;
  const report = useEffectEvent(onResult);
  useEffect(() => {
    report(kept === undefined ? undefined : { text: kept, works: [] });
  }, [kept]);
  if (chapter.isPending || chapter.isPlaceholderData) return <PanelLoading says={t('analysis.analyzing-scripture')} />;
  if (chapter.isError) {
    return (
      <PanelFailed
        title={t('analysis.words-of-verse-could-not')}
        error={chapter.error}
        retry={() => void chapter.refetch()}
      />
    );
  }
  return (
    <>
      <WordPicker text={text} word={word} isFallback={!picked && !taken} onPick={setPicked} />
      <SemanticWord
        key={word}
        word={word}
        place={place}
        inView={inView}
        onReady={(relations) => setNote({ word, text: describeRelations(relations, place) })}
      />
    </>
  );
}
