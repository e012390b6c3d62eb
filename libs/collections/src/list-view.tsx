import { Segmented } from '@berea/ui/core';
import { browserStore } from '@berea/web';
import { useSearchParams } from '@berea/web/router';
import { LayoutGrid, Rows3 } from 'lucide-react';
import { useCallback } from 'react';
import { t } from './texts/collections.js';

export type ListView = 'rows' | 'cards';

const viewOf = (text: string | null): ListView | undefined => (text === 'rows' || text === 'cards' ? text : undefined);

/**
 * Whether a list is shown as rows or as cards: as the address says it (`?view=cards`), else as it was chosen last in this
 * browser.
 * @param name under which the choice is kept
 * @param first until one is chosen
 */
export function useListView(name: 'sermonView' | 'noteView', first: ListView) {
  const [params, setParams] = useSearchParams();
  const choose = useCallback(
    (view: ListView) => {
      browserStore.write(name, view);
      // Where the browser may keep nothing, the address alone has it.
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          if (view === first) next.delete('view');
          else next.set('view', view);
          return next;
        },
        { replace: true },
      );
    },
    [name, first, setParams],
  );
  return [viewOf(params.get('view')) ?? viewOf(browserStore.read(name)) ?? first, choose] as const;
}

const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

const views = () => [
  { value: 'rows' as const, label: t('collections.rows'), icon: <Rows3 {...ICON} /> },
  { value: 'cards' as const, label: t('collections.cards'), icon: <LayoutGrid {...ICON} /> },
];

interface ListViewChoiceProps {
  readonly view: ListView;
  readonly onChange: (view: ListView) => void;
}

/** Rows or cards. */
export const ListViewChoice = ({ view, onChange }: ListViewChoiceProps) => (
  <Segmented<ListView> aria-label={t('collections.rows-or-cards')} options={views()} value={view} onChange={onChange} />
);
