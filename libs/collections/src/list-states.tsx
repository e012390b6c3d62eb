import { Button, StatusPanel } from '@berea/ui/core';
import { explain } from '@berea/web';
import { CircleAlert, type LucideIcon, Plus, Search } from 'lucide-react';
import { t } from './texts/collections.js';

/** The names of a resource in sentences: `{ one: 'note', many: 'notes' }`. */
export interface Noun {
  readonly one: string;
  readonly many: string;
}

/** 'Note' for 'note'. */
export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The members of a list's query that these components use. */
export interface ListQuery {
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
}

/** Replaces a list that could not be loaded: the reason, and the way to try again. */
export function ListFailed({ noun, query }: { readonly noun: Noun; readonly query: ListQuery }) {
  return (
    <StatusPanel
      icon={CircleAlert}
      title={t('collections.your-items-could-not-be-loaded', { items: noun.many })}
      role="alert"
      actions={
        <Button type="primary" loading={query.isFetching} onClick={() => void query.refetch()}>
          {t('collections.try-again')}
        </Button>
      }
    >
      {explain(query.error)}
    </StatusPanel>
  );
}

export interface ListEmptyProps {
  readonly noun: Noun;
  readonly searching: boolean;
  /** Whether the server still searches. */
  readonly outdated: boolean;
  readonly icon: LucideIcon;
  /** 'No study notes yet' */
  readonly title: string;
  readonly words: string;
  readonly onCreate: () => void;
}

/** Replaces a list that is empty, or a search without results. */
export function ListEmpty({ noun, searching, outdated, icon, title, words, onCreate }: ListEmptyProps) {
  if (outdated) return <p role="status">{t('collections.searching-whole', { items: noun.many })}</p>;
  if (searching) {
    return (
      <StatusPanel icon={Search} title={t('collections.no-items-found', { items: noun.many })} role="status">
        {t('collections.try-adjusting-your-search-criteria')}
      </StatusPanel>
    );
  }
  return (
    <StatusPanel
      icon={icon}
      title={title}
      actions={
        <Button type="primary" icon={<Plus size={18} strokeWidth={1.75} aria-hidden />} onClick={onCreate}>
          {t('collections.create-first', { item: capital(noun.one) })}
        </Button>
      }
    >
      {words}
    </StatusPanel>
  );
}
