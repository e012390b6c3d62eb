import { Button } from '@berea/ui/core';
import type { TextEditorModule } from '@berea/ui/forms';
import { Check, X } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { TOOL_NAMES } from '../../manuscript/tool-names.js';
import type { Proposal } from '../use-enhancement.js';
import styles from './review.module.css';
import { countChanges, insertsOnly, wordChanges } from './word-changes.js';

interface ReviewPanelProps {
  readonly proposals: readonly Proposal[];
  /** @param words what is left of the proposed ones; all without it */
  readonly onAccept: (proposal: Proposal, words?: string) => void;
  readonly onReject: (proposal: Proposal) => void;
  /** Of the rich editor, where the body is in it: then each change can be rejected by itself. */
  readonly editor: TextEditorModule | undefined;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable=true]') !== null;

/** What Scholar proposes, word by word: the first one is under review, and none is in the sermon before it is accepted. */
export function ReviewPanel({ proposals, onAccept, onReject, editor }: ReviewPanelProps) {
  const [first] = proposals;
  /** What is left of proposals of which parts were rejected, by their keys. */
  const [left, setLeft] = useState<Readonly<Record<number, string>>>({});
  const accept = useEffectEvent((proposal: Proposal) => onAccept(proposal, left[proposal.key]));
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!first || isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key.toLowerCase() === 'a') accept(first);
      else if (event.key.toLowerCase() === 'r') onReject(first);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [first, onReject]);
  return (
    <section className={styles['panel']} aria-labelledby="review-heading">
      <header>
        <h2 id="review-heading">Review changes</h2>
        <p role="status">
          {proposals.length === 1 ? '1 change waits.' : `${proposals.length} changes wait.`} Nothing is in your sermon
          until you accept it.
        </p>
      </header>
      {proposals.map((proposal, index) => (
        <Item
          key={proposal.key}
          proposal={proposal}
          first={index === 0}
          editor={editor}
          onLeft={(words) => setLeft({ ...left, [proposal.key]: words })}
          onAccept={() => onAccept(proposal, left[proposal.key])}
          onReject={() => onReject(proposal)}
        />
      ))}
      <p className={styles['keys']}>
        <kbd>A</kbd> accepts, <kbd>R</kbd> rejects, while you do not type
      </p>
    </section>
  );
}

interface ItemProps {
  readonly proposal: Proposal;
  readonly first: boolean;
  readonly editor: TextEditorModule | undefined;
  readonly onLeft: (words: string) => void;
  readonly onAccept: () => void;
  readonly onReject: () => void;
}

function Item({ proposal: { action, before, words, answer }, first, editor, onLeft, onAccept, onReject }: ItemProps) {
  const runs = useMemo(() => wordChanges(action, before, words), [action, before, words]);
  return (
    <article className={styles['item']} data-first={first ? '' : undefined}>
      <h3>
        {TOOL_NAMES[action]} <span>{countChanges(runs)}</span>
      </h3>
      {editor && !insertsOnly(action) ? (
        <editor.ChangesEditor before={before} after={words} label="The change, part by part" onChange={onLeft} />
      ) : (
        <div className={styles['changes']} tabIndex={0} role="group" aria-label="The change, word by word">
          {runs.map(({ kind, text }, index) =>
            kind === 'same' ? (
              text
            ) : kind === 'inserted' ? (
              <ins key={index}>{text}</ins>
            ) : (
              <del key={index}>{text}</del>
            ),
          )}
        </div>
      )}
      <dl>
        <dt>Engine</dt>
        <dd>{answer.engine === 'library' ? 'Library, no model' : (answer.model ?? 'Model')}</dd>
        <dt>Sources</dt>
        <dd>{answer.sources.map(({ title }) => title).join('; ') || 'your own words'}</dd>
      </dl>
      {answer.note && <p className={styles['note']}>{answer.note}</p>}
      <div className={styles['choices']}>
        <Button
          type={first ? 'primary' : 'default'}
          icon={<Check size={16} strokeWidth={1.75} aria-hidden />}
          onClick={onAccept}
        >
          Accept
        </Button>
        <Button icon={<X size={16} strokeWidth={1.75} aria-hidden />} onClick={onReject}>
          Reject
        </Button>
      </div>
    </article>
  );
}
