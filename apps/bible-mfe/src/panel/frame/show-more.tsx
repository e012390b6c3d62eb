import { Button } from '@berea/ui/core';
import type { Paging } from './use-paged.js';

export interface ShowMoreProps extends Paging {
  /** What the list is of, in the plural: 'verses'. */
  readonly noun: string;
  readonly loading?: boolean;
}

/** The way to the rest of a list; nothing where all of it is shown. */
export function ShowMore({ shown, total, more, noun, loading = false }: ShowMoreProps) {
  if (shown >= total) return null;
  return (
    <p>
      <Button loading={loading} onClick={more}>
        {`Show more ${noun} (${shown.toLocaleString('en')} of ${total.toLocaleString('en')})`}
      </Button>
    </p>
  );
}
