import type { Place, Source, ToolKind, Work } from '@berea/contracts';
import { useWorks } from '@berea/web';
import { Link } from '@berea/web/router';
import type { ReactNode } from 'react';
import { addressOf } from '../../place/place.js';
import { AboutWork } from '../sources/about-work.js';
import { useStudyState } from '../../study-state/study-state-context.js';
import type { PanelView } from '../../study-state/study-state.js';
import styles from './source-list.module.css';
import { t } from '../../texts/analysis.js';

interface SourceListProps {
  readonly sources: readonly Source[];
  readonly place: Place;
  /** Tool whose view has the list: a work that it shows already is not offered again. */
  readonly tool?: ToolKind | undefined;
}

/** The works that an analysis was made from, folded: each opens inside the product at the passage, and tells its licence. */
export function SourceList({ sources, place, tool }: SourceListProps) {
  const works = useWorks();
  return (
    <details className={styles['folded']}>
      <summary>
        <b>{t('analysis.sources')}</b>{' '}
        <span className={styles['preview']}>{sources.map(({ title }) => title).join(', ')}</span>
      </summary>
      <ul className={styles['sources']}>
        {sources.map((source) => (
          <li key={source.id}>
            <SourceName
              source={source}
              kind={works.data?.find(({ id }) => id === source.id)?.kind}
              {...{ place, tool }}
            />
            <span className={styles['by']}>{[source.author, source.year].filter(Boolean).join(', ')}</span>
            <AboutWork id={source.id} compact />
          </li>
        ))}
      </ul>
    </details>
  );
}

interface SourceNameProps {
  readonly source: Source;
  readonly kind: Work['kind'] | undefined;
  readonly place: Place;
  readonly tool: ToolKind | undefined;
}

function SourceName({ source: { id, title, href }, kind, place, tool }: SourceNameProps): ReactNode {
  const { open } = useStudyState();
  if (kind === 'bible') {
    const code = id.replace(/^bible-/, '').toUpperCase();
    const address = href ?? addressOf(place.book, place.chapter, place.verse, place.endVerse);
    return <Link to={`${address}?translation=${code}`}>{title}</Link>;
  }
  const view = kind && viewOf(kind, place);
  if (!view || (view.kind === 'guide' && view.tool === tool)) return <span>{title}</span>;
  return (
    <button type="button" onClick={() => open(view)}>
      {title}
    </button>
  );
}

/** The view in which a work is read at a passage. */
function viewOf(kind: Work['kind'], { book, chapter, verse }: Place): PanelView | undefined {
  switch (kind) {
    case 'commentary':
      return { kind: 'commentary', book, chapter, verse };
    case 'lexicon':
    case 'words':
      return { kind: 'interlinear' };
    case 'topics':
      return { kind: 'guide', tool: 'topical-tags' };
    default:
      return undefined;
  }
}
