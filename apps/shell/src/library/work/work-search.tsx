import type { Work } from '@berea/contracts';
import { Button, Input } from '@berea/ui/core';
import { useNavigate } from '@berea/web/router';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { codeOf } from '../shelf/shelves.js';
import styles from './work-page.module.css';

/** What kind of search finds something in a work of a kind; others are not searched. */
const SEARCHES: Partial<Record<Work['kind'], { readonly kind?: string; readonly label: string }>> = {
  bible: { label: 'Search this Bible' },
  commentary: { kind: 'commentary', label: 'Search the commentaries' },
  topics: { kind: 'topics', label: 'Search the topics' },
  lexicon: { kind: 'lexicon', label: 'Search the lexicons' },
};

/** A search that the reader shows. */
export function WorkSearch({ work }: { work: Work }) {
  const [words, setWords] = useState('');
  const navigate = useNavigate();
  const search = SEARCHES[work.kind];
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
        Search
      </Button>
    </form>
  );
}
