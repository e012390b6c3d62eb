import type { Topic } from '@berea/contracts';
import { useTopic } from '@berea/web';
import { PanelFrame } from '../frame/panel-frame.js';
import { useStudyState } from '../../study-state/study-state-context.js';
import { Credits } from './credits.js';
import { PanelFailed } from '../frame/panel-failed.js';
import { PanelLoading } from '../frame/panel-loading.js';
import { readableName } from './readable-name.js';
import { Section } from '../frame/section.js';
import { ShowMore } from '../frame/show-more.js';
import styles from './sources.module.css';
import { TopicHeading } from './topic-heading.js';
import { useBackButton } from '../frame/use-back-button.js';
import { usePaged } from '../frame/use-paged.js';

/** A topic of the topical Bible: its headings with the places under them, and the topics that it points to. */
export function TopicView({ id }: { id: string }) {
  const query = useTopic(id);
  const topic = query.data;
  return (
    <PanelFrame
      title={topic ? readableName(topic.name) : 'Topic'}
      subtitle={topic ? `${count(topic.total, 'reference')} in all` : undefined}
      footer={useBackButton()}
    >
      {query.isPending ? (
        <PanelLoading says="Loading the topic..." shape="list" />
      ) : query.isError ? (
        <PanelFailed title="The topic could not be loaded" error={query.error} retry={() => void query.refetch()} />
      ) : (
        <TopicContent key={id} topic={query.data} />
      )}
    </PanelFrame>
  );
}

const count = (number: number, thing: string): string =>
  `${number.toLocaleString('en')} ${thing}${number === 1 ? '' : 's'}`;

const HEADINGS_AT_ONCE = 30;

function TopicContent({ topic: { headings, see, source } }: { topic: Topic }) {
  const { open } = useStudyState();
  const { list, shown, paging } = usePaged<Topic['headings'][number], HTMLUListElement>(headings, HEADINGS_AT_ONCE);
  const sole = headings.filter(({ places }) => places.length > 0).length === 1;
  return (
    <>
      {headings.length > 0 ? (
        <div>
          <ul ref={list} className={styles['rows']}>
            {shown.map((heading, index) => (
              <TopicHeading key={index} heading={heading} unfolded={sole} />
            ))}
          </ul>
          <ShowMore {...paging} noun="headings" />
        </div>
      ) : (
        !see.length && <p>Nothing is listed under this topic.</p>
      )}
      {see.length > 0 && (
        <Section title="See also">
          <ul className={styles['rows']}>
            {see.map(({ id, name, references }) => (
              <li key={id}>
                <button type="button" className={styles['row']} onClick={() => open({ kind: 'topic', id })}>
                  <span>{readableName(name)}</span>
                  <span className={styles['aside']}>{count(references, 'reference')}</span>
                </button>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Credits works={[source]} />
    </>
  );
}
