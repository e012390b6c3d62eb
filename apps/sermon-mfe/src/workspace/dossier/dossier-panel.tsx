import type { Note, Place, StudyAnswer, ToolKind, Verse } from '@berea/contracts';
import { Button, IconButton, Skeleton } from '@berea/ui/core';
import { type Dossier, type DossierPart, explain, useDossier, withSource } from '@berea/web';
import { Plus, X } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import type { WrittenSermon } from '../use-sermon-text.js';
import styles from './dossier.module.css';
import { type Finding, findingsOf, referenceOf, quotationOf } from './findings-of.js';
import { passagesOf } from './passages-of.js';

interface DossierPanelProps {
  readonly sermon: WrittenSermon;
  readonly onClose: () => void;
}

type Insert = (finding: Finding) => void;

/** All that is known of the passages of a sermon, beside it: each piece goes into the body by one press, with its source. */
export function DossierPanel({ sermon, onClose }: DossierPanelProps) {
  const { fields, body, text, onBodyInput } = sermon;
  const passages = useMemo(() => passagesOf(fields.scripture), [fields.scripture]);
  const insert: Insert = (finding) => {
    body.current?.insertBlock(withSource(text().body, finding));
    onBodyInput();
  };
  return (
    <section className={styles['panel']} aria-label="Dossier">
      <header className={styles['head']}>
        <h2>Dossier</h2>
        <IconButton icon={X} label="Close the dossier" onClick={onClose} />
      </header>
      {passages.length === 0 && (
        <p className={styles['none']}>
          Name the passage under Main Scripture(s), such as Luke 15:11-32. More than one is fine.
        </p>
      )}
      {passages.map((place) => (
        <Passage key={referenceOf(place)} place={place} onInsert={insert} />
      ))}
    </section>
  );
}

const HEADINGS: Readonly<Partial<Record<ToolKind, string>>> = {
  'structural-patterns': 'Structure',
  'greek-hebrew': 'Words',
  'cross-references': 'Cross-references',
  commentary: 'Commentators',
  'sermon-tools': 'Points and questions',
};

function Passage({ place, onInsert }: { readonly place: Place; readonly onInsert: Insert }) {
  const dossier: Dossier = useDossier(place);
  const part = { onInsert };
  return (
    <section aria-label={referenceOf(place)} className={styles['passage']}>
      <h3>{referenceOf(place)}</h3>
      <Part {...part} title="Text" from={dossier.verses} open find={(verses) => textOf(verses, place)} />
      {dossier.tools.map(({ tool, ...from }) => (
        <Part {...part} key={tool} title={HEADINGS[tool] ?? tool} from={from} find={answerOf} />
      ))}
      <Part {...part} title="Your notes on this chapter" from={dossier.notes} find={notesOf} />
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
  notes.map(({ title, content, scripture }) => ({ text: content, why: [title, scripture].filter(Boolean).join(', ') }));

interface PartProps<T> {
  readonly title: string;
  readonly from: DossierPart<T>;
  readonly find: (data: T) => Finding[];
  readonly open?: boolean;
  readonly onInsert: Insert;
}

/** One part of a dossier: on its way, failed with another try, empty, or its pieces. */
function Part<T>({ title, from: { data, error, retry }, find, open, onInsert }: PartProps<T>) {
  if (error)
    return (
      <Folded title={title} count="not there">
        <p role="alert">{explain(error)}</p>
        <Button onClick={retry}>Try again</Button>
      </Folded>
    );
  if (!data)
    return (
      <Folded title={title} count="...">
        <Skeleton active title={false} paragraph={{ rows: 2 }} aria-label={`Loading ${title}`} />
      </Folded>
    );
  const findings = find(data);
  return (
    <Folded title={title} count={String(findings.length)} open={open}>
      {findings.length === 0 && <p>Nothing here.</p>}
      <ul>
        {findings.map((finding, index) => (
          <li key={index}>
            <p className={styles['text']} dir="auto">
              {finding.text}
            </p>
            <p className={styles['source']}>{[finding.why, finding.source].filter(Boolean).join(' · ')}</p>
            <Button
              type="text"
              size="small"
              icon={<Plus size={15} strokeWidth={1.75} aria-hidden />}
              aria-label={`Put into sermon: ${finding.text.slice(0, 40)}`}
              onClick={() => onInsert(finding)}
            >
              Put into sermon
            </Button>
          </li>
        ))}
      </ul>
    </Folded>
  );
}

interface FoldedProps {
  readonly title: string;
  readonly count: string;
  readonly open?: boolean | undefined;
  readonly children: ReactNode;
}

const Folded = ({ title, count, open = false, children }: FoldedProps) => (
  <details className={styles['part']} open={open}>
    <summary>
      {title} <span>{count}</span>
    </summary>
    {children}
  </details>
);
