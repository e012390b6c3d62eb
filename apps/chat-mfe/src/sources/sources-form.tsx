import type { Work } from '@berea/contracts';
import { CHAT_LIMITS } from '@berea/contracts/values';
import { Button } from '@berea/ui/core';
import { Checkbox, Radio } from '@berea/ui/forms';
import { explain, type useWorks } from '@berea/web';
import { useState } from 'react';
import { installedOf, type SourceChoice, type Sources } from '../asking/source-choice.js';
import styles from './sources-menu.module.css';

/** Works that are shown before the others are asked for. */
const FIRST = 6;

const KINDS: Readonly<Record<Work['kind'], string>> = {
  bible: 'text',
  words: 'words',
  lexicon: 'lexicon',
  commentary: 'commentary',
  topics: 'topics',
  references: 'cross-references',
  dictionary: 'dictionary',
};

export interface SourcesFormProps {
  readonly works: ReturnType<typeof useWorks>;
  readonly choice: SourceChoice;
  readonly onDone: () => void;
}

/** What Scholar may use. Behind the button, and brought by it. */
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
      <h2 className={styles['title']}>Sources</h2>
      <p className={styles['what']}>What Scholar may use for this question</p>
      <Radio.Group
        className={styles['kinds'] ?? ''}
        value={sources.kind}
        onChange={({ target }) => onKind(target.value as Sources['kind'])}
        aria-label="Sources"
      >
        <Radio value="all">Everything installed</Radio>
        <Radio value="works" disabled={!list.length}>
          Only these works
        </Radio>
        {works.isError && <p role="alert">The works could not be loaded. {explain(works.error)}</p>}
        {sources.kind === 'works' && (
          <ul className={styles['works']}>
            {shown.map(({ id, title, kind }) => (
              <li key={id}>
                <Checkbox checked={chosen.includes(id)} onChange={({ target }) => toggle(id, target.checked)}>
                  {title}
                </Checkbox>
                <span>{KINDS[kind]}</span>
              </li>
            ))}
            {!all && list.length > FIRST && (
              <li>
                <Button type="link" onClick={() => setAll(true)}>
                  {`${list.length - FIRST} more works`}
                </Button>
              </li>
            )}
          </ul>
        )}
        <Radio value="text">
          Text only
          <span className={styles['what']}>Scripture alone. Scholar quotes and adds no comment.</span>
        </Radio>
      </Radio.Group>
      <div className={styles['foot']}>
        <Checkbox checked={kept} onChange={({ target }) => choose(sources, target.checked)}>
          Keep for this conversation
        </Checkbox>
        <Button type="primary" disabled={none} onClick={onDone}>
          Done
        </Button>
      </div>
      {none && (
        <p className={styles['none']} role="alert">
          Choose at least one work.
        </p>
      )}
    </div>
  );
}
