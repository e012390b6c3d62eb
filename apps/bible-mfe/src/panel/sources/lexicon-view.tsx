import type { LexiconEntry } from '@berea/contracts';
import { useLexiconEntry } from '@berea/web';
import { PanelFrame } from '../frame/panel-frame.js';
import { Credits } from './credits.js';
import { LexiconCard } from './lexicon-card.js';
import { OccurrenceList } from './occurrence-list.js';
import { PanelFailed } from '../frame/panel-failed.js';
import { PanelLoading } from '../frame/panel-loading.js';
import { RenderingList } from './rendering-list.js';
import { Section } from '../frame/section.js';
import { useBackButton } from '../frame/use-back-button.js';

/** A lemma: what the lexicon says of it, how it is rendered, and where it stands. @param id Strong's number */
export function LexiconView({ id }: { id: string }) {
  const query = useLexiconEntry(id);
  return (
    <PanelFrame title="Lexicon" subtitle={subtitleOf(id, query.data)} footer={useBackButton()}>
      {query.isPending ? (
        <PanelLoading says={`Loading ${id}...`} />
      ) : query.isError ? (
        <PanelFailed title={`${id} could not be loaded`} error={query.error} retry={() => void query.refetch()} />
      ) : (
        <Entry key={id} entry={query.data} />
      )}
    </PanelFrame>
  );
}

const subtitleOf = (id: string, entry: LexiconEntry | undefined): string =>
  entry ? `${entry.transliteration}, Strong’s ${id}` : `Strong’s ${id}`;

function Entry({ entry }: { entry: LexiconEntry }) {
  const { id, count, verses, renderings, kjvUsage, source } = entry;
  const times = `${count.toLocaleString('en')} ${count === 1 ? 'time' : 'times'}`;
  return (
    <>
      <LexiconCard entry={entry} />
      {renderings.length > 0 && (
        <Section title="How the King James Version renders it">
          <RenderingList renderings={renderings} />
        </Section>
      )}
      {kjvUsage && (
        <Section title="As the lexicon lists its renderings">
          <p>{kjvUsage}</p>
        </Section>
      )}
      <Section title={`Used ${times}, in ${verses.toLocaleString('en')} ${verses === 1 ? 'verse' : 'verses'}`}>
        <OccurrenceList id={id} />
      </Section>
      <Credits works={[source]} />
    </>
  );
}
