import { VerseWords } from '@berea/answers';
import type { Place, SemanticRelation } from '@berea/contracts';
import { Button } from '@berea/ui/core';
import { useState } from 'react';
import { cutText } from '../../sources/folded-text.js';
import { OriginalText, Transliteration, StrongsText } from '../../sources/original-text.js';
import { PlaceLink } from '../../sources/place-link.js';
import { ShowMore, usePaged } from '../../frame/paging.js';
import { InnerHeading } from '../../frame/panel-frame.js';
import { useStudyState } from '../../../study-state/study-state-context.js';
import { groupRelations } from './relations.js';
import styles from './sections.module.css';
import { t } from '../../../texts/analysis.js';

/** Product constant: at most five are shown at once. */
const AT_ONCE = 5;
const MOST_RENDERINGS = 8;

interface RelationListProps {
  /** The English word. */
  readonly word: string;
  readonly relations: readonly SemanticRelation[];
  /** The verse that the word was taken from. */
  readonly place: Place;
}

/** The lemmas behind an English word, how often each is meant by it, and what else each is rendered by. */
export function RelationList({ word, relations, place }: RelationListProps) {
  const rows = groupRelations(relations, place).flatMap((group) =>
    group.relations.map((relation, index) => ({ relation, title: index === 0 ? group.title : undefined })),
  );
  const { list, shown, paging } = usePaged<(typeof rows)[number], HTMLOListElement>(rows, AT_ONCE);
  return (
    <>
      <ol ref={list} className={styles['relations']}>
        {shown.map(({ relation, title }) => (
          <li key={relation.id}>
            {title && <InnerHeading className={styles['group']}>{title}</InnerHeading>}
            <Relation word={word} relation={relation} />
          </li>
        ))}
      </ol>
      <ShowMore {...paging} noun={t('analysis.lemmas')} />
    </>
  );
}

/** A lemma in at most so many characters, the rest on demand (product constant). */
const MOST_CHARACTERS = 100;

function Relation({ word, relation }: { word: string; relation: SemanticRelation }) {
  const { open } = useStudyState();
  const [whole, setWhole] = useState(false);
  const { id, lemma, language, transliteration, definition } = relation;
  const short = cutText(definition, MOST_CHARACTERS - `${lemma} ${transliteration} ${id} `.length);
  return (
    <article className={styles['relation']} aria-label={`${transliteration}, ${id}`}>
      <p className={styles['head']}>
        <OriginalText language={language} className={styles['big']}>
          {lemma}
        </OriginalText>
        <Transliteration language={language}>{transliteration}</Transliteration>
        <Button
          size="small"
          className={styles['open']}
          aria-label={t('analysis.id-open-in-lexicon', { id })}
          onClick={() => open({ kind: 'lexicon', id })}
        >
          {id}
        </Button>
      </p>
      <p className={styles['definition']}>
        <StrongsText>{whole ? definition : short}</StrongsText>
      </p>
      {whole && <RelationFacts word={word} relation={relation} />}
      <Button
        type="link"
        className={styles['fold']}
        aria-expanded={whole}
        aria-label={
          whole
            ? t('analysis.show-less-of', { transliteration, id })
            : t('analysis.show-more-of', { transliteration, id })
        }
        onClick={() => setWhole(!whole)}
      >
        {whole ? t('analysis.show-less') : t('analysis.show-more')}
      </Button>
    </article>
  );
}

function RelationFacts({ word, relation }: { word: string; relation: SemanticRelation }) {
  const { count, total, renderings, example } = relation;
  const number = (value: number) => value.toLocaleString('en');
  return (
    <>
      <p className={styles['fact']}>
        {t('analysis.stands-for-it', { word, count: number(count), total: number(total) })}
      </p>
      {renderings.length > 0 && (
        <p className={styles['fact']}>
          {t('analysis.also-rendered', {
            renderings: renderings
              .slice(0, MOST_RENDERINGS)
              .map((each) => `${each.words} (${number(each.count)})`)
              .join(', '),
          })}
        </p>
      )}
      {example && (
        <div className={styles['example']}>
          <PlaceLink place={example} plain />
          <p className={styles['words']}>
            <VerseWords text={example.text} />
          </p>
        </div>
      )}
    </>
  );
}
