import type { BasketPiece } from '@berea/contracts';
import { Button, useIsPhone } from '@berea/ui/core';
import { Sheet } from '@berea/ui/data';
import { type BasketChange } from './use-basket.js';
import { ArrowRight, ListOrdered } from 'lucide-react';
import { useId, useState } from 'react';
import { BasketList } from './basket-list.js';
import styles from './basket.module.css';
import { t, Trans } from '../texts/sermon-basket.js';

export interface BasketProps {
  readonly pieces: readonly BasketPiece[];
  readonly onChange: (change: BasketChange) => void;
  /** Puts all of them into the body. */
  readonly onPut: () => void;
  readonly busy?: boolean;
}

const heading = () => t('sermon-basket.for-sermon');
/** The pieces collected for a sermon: a card beside their source; on phones a bar with a sheet. */
export function Basket(props: BasketProps) {
  return useIsPhone() ? <BasketBar {...props} /> : <BasketCard {...props} />;
}

function BasketCard({ pieces, ...more }: BasketProps) {
  const id = useId();
  return (
    <section className={styles['card']} aria-labelledby={id} data-screen-only="">
      <h2 id={id} className={styles['head']}>
        {heading()} <span className={styles['count']}>{pieces.length}</span>
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
        {t('sermon-basket.count-for-sermon', { count: pieces.length })}
      </p>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('sermon-basket.look-and-order')}
      </Button>
      <Sheet title={heading()} open={open} onClose={() => setOpen(false)} bodyClassName={styles['sheet']}>
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
            {t('sermon-basket.put-into-sermon-body')}
          </Button>
          <p>
            {phone ? (
              t('sermon-basket.goes-in-as-quotations')
            ) : (
              <Trans id="sermon-basket.goes-in-or-drag" elements={{ key: <kbd /> }} />
            )}
          </p>
        </footer>
      )}
    </>
  );
}
