import type { Note, Place, StudyAnswer, ToolKind, Verse } from '@berea/contracts';
import { Alert, Button } from '@berea/ui/core';
import { explain } from '@berea/web';
import { useDossier } from './dossier-data.js';
import { useId } from 'react';
import { DossierPart, type PartLook } from './dossier-part.js';
import styles from './passage-dossier.module.css';
import { type Finding, findingsOf, quotationOf, referenceOf } from './findings-of.js';
import { t } from '../texts/dossier.js';

const partTitles = (): Readonly<Partial<Record<ToolKind, string>>> => ({
  'structural-patterns': t('dossier.structure'),
  'greek-hebrew': t('dossier.words'),
  'cross-references': t('dossier.cross-references'),
  commentary: t('dossier.commentators'),
  'sermon-tools': t('dossier.points-and-questions'),
});

/** All that is known of one passage, part by part. */
export function PassageDossier({ place, ...look }: PartLook & { readonly place: Place }) {
  const id = useId();
  const { verses, tools, notes } = useDossier(place);
  const failed = [verses, ...tools, notes].filter(({ error }) => error);
  const Heading = look.folded ? 'h3' : 'h2';
  const idOf = (title: string) => `${id}-${title.replaceAll(' ', '-')}`;
  const jumps = [t('dossier.text'), ...tools.map(({ tool }) => partTitles()[tool] ?? tool), t('dossier.your-notes')];
  const jump = (title: string) => {
    const heading = document.getElementById(idOf(title));
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  };
  return (
    <section aria-label={referenceOf(place)} className={styles[look.folded ? 'passage' : 'whole']}>
      <Heading>{referenceOf(place)}</Heading>
      {!look.folded && (
        <nav className={styles['jumps']} aria-label={t('dossier.parts-on', { reference: referenceOf(place) })}>
          {jumps.map((title) => (
            <button key={title} type="button" onClick={() => jump(title)}>
              {title}
            </button>
          ))}
        </nav>
      )}
      {failed[0] && (
        <Alert
          type="warning"
          showIcon
          role="alert"
          title={t('dossier.parts-of-it-could')}
          description={explain(failed[0].error)}
          action={<Button onClick={() => failed.forEach(({ retry }) => retry())}>{t('dossier.try-again')}</Button>}
        />
      )}
      <DossierPart
        {...look}
        id={idOf(t('dossier.text'))}
        title={t('dossier.text')}
        from={verses}
        open
        find={(found) => textOf(found, place)}
      />
      {tools.map(({ tool, ...from }) => {
        const title = partTitles()[tool] ?? tool;
        return (
          <DossierPart
            {...look}
            key={tool}
            id={idOf(title)}
            title={title}
            from={from}
            find={answerOf}
            columns={tool === 'commentary'}
          />
        );
      })}
      <DossierPart
        {...look}
        id={idOf(t('dossier.your-notes'))}
        title={t('dossier.your-notes-on-this-chapter')}
        from={notes}
        find={notesOf}
      />
    </section>
  );
}

const textOf = (verses: readonly Verse[], place: Place): Finding[] =>
  verses.map(({ verse, text }) => quotationOf(text, { ...place, verse, endVerse: verse }));
/** Without the passage itself, which most analyses begin with. */
const answerOf = ({ sections, sources, place }: StudyAnswer): Finding[] =>
  sections
    .filter((section) => section.type !== 'verses' || section.verses.some(({ chapter }) => chapter !== place?.chapter))
    .flatMap((section) => findingsOf(section, sources));
const notesOf = (notes: readonly Note[]): Finding[] =>
  notes.map(({ title, content, scripture }) => ({
    kind: 'note',
    title,
    text: content,
    why: [title, scripture].filter(Boolean).join(', '),
  }));
