import type { ChatMessage } from '@berea/contracts';
import { Tag } from '@berea/ui/core';
import { Check } from 'lucide-react';
import styles from './answer.module.css';

/** What an answer rests on: who composed it, from which works, and how many quotations were found in the text. */
export function AnswerMeta({ message: { engine, sources, citations } }: { message: ChatMessage }) {
  const exact = citations.filter(({ verdict }) => verdict === 'exact' || verdict === 'exact_elsewhere');
  const translations = [...new Set(exact.map(({ translation }) => translation ?? 'KJV'))].join(', ');
  return (
    <div className={styles['meta']}>
      {engine === 'library' && (
        <Tag variant="filled" className={styles['tag']}>
          From public-domain scholarship
        </Tag>
      )}
      {sources.length > 0 && <span>{sources.map(({ title }) => title).join('; ')}</span>}
      {exact.length > 0 && (
        <span className={styles['checked']}>
          <Check size={15} strokeWidth={2.4} aria-hidden />
          {`${exact.length} ${exact.length === 1 ? 'quotation' : 'quotations'} checked against the ${translations} text`}
        </span>
      )}
    </div>
  );
}
