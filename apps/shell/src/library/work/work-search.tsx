import type { Work } from '@berea/contracts';
import { Button, Input } from '@berea/ui/core';
import { useNavigate } from '@berea/web/router';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { codeOf } from '../shelf/shelves.js';
import styles from './work-page.module.css';
import { t } from '../../texts/library-work.js';

/** Kind of search by a work's kind; other works are not searched. */
const searches = (): Partial<Record<Work['kind'], { readonly kind?: string; readonly label: string }>> => ({
  bible: { label: t('library-work.search-this-bible') },
  commentary: { kind: 'commentary', label: t('library-work.search-commentaries') },
  topics: { kind: 'topics', label: t('library-work.search-topics') },
  lexicon: { kind: 'lexicon', label: t('library-work.search-lexicons') },
});

/** A search that the reader shows. */
export function WorkSearch({ work }: { work: Work }) {
  const [words, setWords] = useState('');
  const navigate = useNavigate();
  const search = searches()[work.kind];
  if (!search) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const parameters = new URLSearchParams({
      q: words.trim(),
      ...(search.kind ? { kind: search.kind } : { translation: codeOf(work) }),
    });
    void navigate(`/bible?${parameters}`);
  };
  return (
    <form className={styles['search']} role="search" onSubmit={submit}>
      <Input
        aria-label={search.label}
        placeholder={search.label}
        maxLength={200}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <Button
        htmlType="submit"
        disabled={words.trim().length < 2}
        icon={<Search size={18} strokeWidth={1.75} aria-hidden />}
      >
        {t('library-work.search')}
      </Button>
    </form>
  );
}
