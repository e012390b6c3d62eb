import type { BasketPiece } from '@berea/contracts';
import { Button, useIsPhone } from '@berea/ui/core';
import { Sheet } from '@berea/ui/data';
import { type BasketChange } from './use-basket.js';
import { ArrowRight, ListOrdered } from 'lucide-react';
import { useId, useState } from 'react';
import { BasketList } from './basket-list.js';
import styles from './basket.module.css';

export interface BasketProps {
  readonly pieces: readonly BasketPiece[];
  readonly onChange: (change: BasketChange) => void;
  /** Puts all of them into the body. */
  readonly onPut: () => void;
  readonly busy?: boolean;
}

const TITLE = 'For the sermon';
/** What was collected for a sermon: a card beside what it is collected from; on phones a bar with a sheet. */
export function Basket(props: BasketProps) {
  return useIsPhone() ? <BasketBar {...props} /> : <BasketCard {...props} />;
}

function BasketCard({ pieces, ...more }: BasketProps) {
  const id = useId();
  return (
    <section className={styles['card']} aria-labelledby={id} data-screen-only="">
      <h2 id={id} className={styles['head']}>
        {TITLE} <span className={styles['count']}>{pieces.length}</span>
      </h2>
      <BasketBody pieces={pieces} {...more} />
    </section>
  );
}

function BasketBar({ pieces, onPut, ...more }: BasketProps) {
  const [open, setOpen] = useState(false);
  return (
    <div className={styles['bar']} data-screen-only="">
      <p>
        <ListOrdered size={18} strokeWidth={1.75} aria-hidden />
        {`${pieces.length} for the sermon`}
      </p>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Look and order
      </Button>
      <Sheet title={TITLE} open={open} onClose={() => setOpen(false)} bodyClassName={styles['sheet']}>
        <BasketBody
          pieces={pieces}
          onPut={() => {
            setOpen(false);
            onPut();
          }}
          {...more}
        />
      </Sheet>
    </div>
  );
}

function BasketBody({ pieces, onChange, onPut, busy = false }: BasketProps) {
  const phone = useIsPhone();
  return (
    <>
      <BasketList pieces={pieces} onChange={onChange} />
      {pieces.length > 0 && (
        <footer className={styles['foot']}>
          <Button
            type={phone ? 'primary' : 'default'}
            block
            loading={busy}
            icon={<ArrowRight size={17} strokeWidth={1.75} aria-hidden />}
            onClick={onPut}
          >
            Put into Sermon Body
          </Button>
          <p>
            Goes in as quotations with their sources, in this order.
            {!phone && (
              <>
                {' Drag, or '}
                <kbd>Alt</kbd> and an arrow key.
              </>
            )}
          </p>
        </footer>
      )}
    </>
  );
}
