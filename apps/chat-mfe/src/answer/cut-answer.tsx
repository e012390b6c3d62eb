import { Button } from '@berea/ui/core';
import { explain, useWholeMessage } from '@berea/web';
import { ScholarSays } from './scholar-says.js';
import styles from './answer.module.css';

/** The first words of an answer far back in a long conversation; the rest comes when it is asked for. */
export function CutAnswer({ id, beginning }: { id: string; beginning: string }) {
  const whole = useWholeMessage();
  return (
    <ScholarSays>
      <h2 className={styles['who']}>Scholar</h2>
      <p className={styles['cut']}>{beginning}…</p>
      {whole.isError && <p role="alert">The answer could not be loaded. {explain(whole.error)}</p>}
      <Button loading={whole.isPending} onClick={() => whole.mutate(id)}>
        Show the whole answer
      </Button>
    </ScholarSays>
  );
}
