import type { Work } from '@berea/contracts';
import { CHAT_LIMITS } from '@berea/contracts/values';
import { Button } from '@berea/ui/core';
import { Checkbox, Radio } from '@berea/ui/forms';
import { explain, type useWorks } from '@berea/web';
import { useState } from 'react';
import { installedOf, type SourceChoice, type Sources } from '../asking/source-choice.js';
import styles from './sources-menu.module.css';
import { t } from '../texts/chat-sources.js';

/** Works that are shown before the others are asked for. */
const FIRST = 6;

const kinds = (): Readonly<Record<Work['kind'], string>> => ({
  bible: t('chat-sources.text'),
  words: t('chat-sources.words'),
  lexicon: t('chat-sources.lexicon'),
  commentary: t('chat-sources.commentary'),
  topics: t('chat-sources.topics'),
  references: t('chat-sources.cross-references'),
  dictionary: t('chat-sources.dictionary'),
});

export interface SourcesFormProps {
  readonly works: ReturnType<typeof useWorks>;
  readonly choice: SourceChoice;
  readonly onDone: () => void;
}

/** Choice of the sources that Scholar may use. Loaded by its button. */
export function SourcesForm({ works, choice, onDone }: SourcesFormProps) {
  const { sources, kept, choose } = choice;
  const [all, setAll] = useState(false);
  const list = installedOf(works.data);
  const chosen = sources.kind === 'works' ? sources.works : list.map(({ id }) => id).slice(0, CHAT_LIMITS.works);
  const onKind = (kind: Sources['kind']) => choose(kind === 'works' ? { kind, works: chosen } : { kind }, kept);
  const toggle = (id: string, on: boolean) =>
    choose({ kind: 'works', works: on ? [...chosen, id] : chosen.filter((each) => each !== id) }, kept);
  const shown = all ? list : list.slice(0, FIRST);
  const none = sources.kind === 'works' && sources.works.length === 0;
  return (
    <div className={styles['form']}>
      <h2 className={styles['title']}>{t('chat-sources.sources')}</h2>
      <p className={styles['what']}>{t('chat-sources.what-scholar-may-use')}</p>
      <Radio.Group
        className={styles['kinds'] ?? ''}
        value={sources.kind}
        onChange={({ target }) => onKind(target.value as Sources['kind'])}
        aria-label={t('chat-sources.sources')}
      >
        <Radio value="all">{t('chat-sources.everything-installed')}</Radio>
        <Radio value="works" disabled={!list.length}>
          {t('chat-sources.only-these-works')}
        </Radio>
        {works.isError && (
          <p role="alert">{t('chat-sources.works-could-not-be-loaded', { explain: explain(works.error) })}</p>
        )}
        {sources.kind === 'works' && (
          <ul className={styles['works']}>
            {shown.map(({ id, title, kind }) => (
              <li key={id}>
                <Checkbox checked={chosen.includes(id)} onChange={({ target }) => toggle(id, target.checked)}>
                  {title}
                </Checkbox>
                <span>{kinds()[kind]}</span>
              </li>
            ))}
            {!all && list.length > FIRST && (
              <li>
                <Button type="link" onClick={() => setAll(true)}>
                  {t('chat-sources.more-works', { count: list.length - FIRST })}
                </Button>
              </li>
            )}
          </ul>
        )}
        <Radio value="text">
          {t('chat-sources.text-only')}
          <span className={styles['what']}>{t('chat-sources.scripture-alone-scholar-quotes')}</span>
        </Radio>
      </Radio.Group>
      <div className={styles['foot']}>
        <Checkbox checked={kept} onChange={({ target }) => choose(sources, target.checked)}>
          {t('chat-sources.keep-for-this-conversation')}
        </Checkbox>
        <Button type="primary" disabled={none} onClick={onDone}>
          {t('chat-sources.done')}
        </Button>
      </div>
      {none && (
        <p className={styles['none']} role="alert">
          {t('chat-sources.choose-at-least-one-work')}
        </p>
      )}
    </div>
  );
}
