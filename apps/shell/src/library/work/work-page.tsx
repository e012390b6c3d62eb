import type { Work } from '@berea/contracts';
import { PageFrame, StatusPanel } from '@berea/ui/core';
import { useLibraryWorks } from '../../data/library.js';
import { useParams } from '@berea/web/router';
import { LibraryBig } from 'lucide-react';
import { BackLink } from '../../page/page-links.js';
import { QueryState } from '../query-state.js';
import { BibleContents } from './bible-contents.js';
import { CommentaryContents } from './commentary-contents.js';
import { WorkFacts } from './work-facts.js';
import { WorkSearch } from './work-search.js';
import styles from './work-page.module.css';

const USES: Partial<Record<Work['kind'], string>> = {
  words: 'Its words stand in the interlinear view, and in the Greek / Hebrew Breakdown of every verse.',
  lexicon: 'It opens from every Greek or Hebrew word of a verse.',
  commentary: 'It also stands under Scholar’s Take of every verse that it treats.',
  topics: 'It also stands under Topical Tags of every verse that it names.',
  references: 'It stands under Cross-References of every verse.',
  dictionary: 'Scholar looks up people, places and things in it.',
};

/** Where else a reader meets a work. */
const describeUse = (kind: Work['kind']): string | undefined => USES[kind];

/** A work of the reference shelf: its contents, and about it. */
export function WorkPage() {
  const { id } = useParams();
  const works = useLibraryWorks();
  return (
    <PageFrame title="Library">
      <BackLink to="/library?tab=shelf">Reference shelf</BackLink>
      <QueryState of={works} what="The work">
        {(all) => {
          const work = all.find((each) => each.id === id && each.installed);
          return work ? <Opened key={work.id} work={work} /> : <Missing />;
        }}
      </QueryState>
    </PageFrame>
  );
}

function Opened({ work }: { work: Work }) {
  const { title, author, year, kind, language } = work;
  const use = describeUse(kind);
  return (
    <div className={styles['page']}>
      <div>
        <h2 className={styles['title']} lang={kind === 'bible' ? language : undefined}>
          {title}
        </h2>
        <p className={styles['author']}>{[author, year].filter(Boolean).join(', ')}</p>
        {use && <p className={styles['use']}>{use}</p>}
        <WorkSearch work={work} />
        {kind === 'bible' && <BibleContents work={work} />}
        {kind === 'commentary' && <CommentaryContents work={work} />}
      </div>
      <WorkFacts work={work} />
    </div>
  );
}

const Missing = () => (
  <StatusPanel icon={LibraryBig} title="This work is not on the shelf">
    <p>It may have been taken off this server. The shelf lists what is here.</p>
  </StatusPanel>
);
