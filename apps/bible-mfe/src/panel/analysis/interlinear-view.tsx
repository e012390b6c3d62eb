import { DEFAULT_TRANSLATION, type Place } from '@berea/contracts';
import { formatReference } from '@berea/scripture';
import { useChapter } from '@berea/web';
import { useState } from 'react';
import { Credits } from '../sources/credits.js';
import { PanelFailed } from '../frame/panel-failed.js';
import { PanelLoading } from '../frame/panel-loading.js';
import { HEBREW_TEXT, TAGGED_TEXT } from '../sources/work-ids.js';
import { useBackButton } from '../frame/use-back-button.js';
import { PanelFrame } from '../frame/panel-frame.js';
import { InterlinearVerse } from './interlinear-verse.js';
import { VerseStepper } from './verse-stepper.js';

/** A verse word by word, from the tagged text; the verses around it are a step away. */
export function InterlinearView({ place: { book, chapter, verse: first } }: { place: Place }) {
  const [verse, setVerse] = useState(first);
  const query = useChapter(book, chapter, { translation: DEFAULT_TRANSLATION, include: ['words'] });
  const shown = query.data?.verses.find((each) => each.verse === verse);
  return (
    <PanelFrame title="Interlinear" subtitle={formatReference(book, chapter, verse)} footer={useBackButton()}>
      <VerseStepper book={book} chapter={chapter} verse={verse} onStep={setVerse} />
      {query.isPending || query.isPlaceholderData ? (
        <PanelLoading says="Loading the words..." shape="words" />
      ) : query.isError ? (
        <PanelFailed title="The words could not be loaded" error={query.error} retry={() => void query.refetch()} />
      ) : shown?.words?.length || shown?.hebrew?.length ? (
        <InterlinearVerse key={verse} verse={shown} />
      ) : (
        <p>No word of this verse is tagged with a lemma in the library of this server.</p>
      )}
      <Credits works={shown?.hebrew?.length ? [TAGGED_TEXT, HEBREW_TEXT] : [TAGGED_TEXT]} />
    </PanelFrame>
  );
}
