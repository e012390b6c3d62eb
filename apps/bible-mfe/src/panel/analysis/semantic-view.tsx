import { chooseSemanticWord, DEFAULT_TRANSLATION, FALLBACK_SEMANTIC_WORD } from '@berea/contracts/values';
import { useChapter } from '@berea/web';
import { useState } from 'react';
import { useChapterExtras } from '../../settings/reader-settings.js';
import { PanelFailed, PanelLoading } from '../frame/panel-states.js';
import { AnalysisFrame, type AnalysisProps } from './analysis-frame.js';
import { describeRelations } from './sections/relations.js';
import { SemanticWord } from './semantic-word.js';
import { WordPicker } from './word-picker.js';
import { t } from '../../texts/analysis.js';

/** The lemmas behind a word of the verses: the one that the rule takes, or another one that the user picks. */
export function SemanticView({ tool, place, translation }: AnalysisProps) {
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
  return (
    <AnalysisFrame
      tool={tool}
      place={place}
      translation={translation}
      text={note?.word === word ? note.text : undefined}
      works={[]}
    >
      {chapter.isPending || chapter.isPlaceholderData ? (
        <PanelLoading says={t('analysis.analyzing-scripture')} />
      ) : chapter.isError ? (
        <PanelFailed
          title={t('analysis.words-of-verse-could-not')}
          error={chapter.error}
          retry={() => void chapter.refetch()}
        />
      ) : (
        <>
          <WordPicker text={text} word={word} isFallback={!picked && !taken} onPick={setPicked} />
          <SemanticWord
            key={word}
            word={word}
            place={place}
            onReady={(relations) => setNote({ word, text: describeRelations(relations, place) })}
          />
        </>
      )}
    </AnalysisFrame>
  );
}
