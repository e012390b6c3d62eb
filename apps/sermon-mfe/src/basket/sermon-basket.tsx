import { Alert, Button, Skeleton, useToast } from '@berea/ui/core';
import { explain, type useChosenSermon } from '@berea/web';
import { type Basket as Kept, type BasketChange } from './use-basket.js';
import { useNavigate } from '@berea/web/router';
import { useState } from 'react';
import { Basket } from './basket.js';
import { t } from '../texts/dossier.js';

interface SermonBasketProps {
  /** Undefined where none collects yet. */
  readonly sermon: ReturnType<typeof useChosenSermon>[0];
  readonly basket: Kept;
}

/** The basket of the sermon that is collected for, beside what it is collected from. */
export function SermonBasket({ sermon, basket }: SermonBasketProps) {
  const { pieces, error, retry, change, put } = basket;
  const [putting, setPutting] = useState(false);
  const toast = useToast();
  const navigate = useNavigate();
  if (!pieces && error)
    return (
      <Alert
        type="warning"
        showIcon
        role="alert"
        title={t('dossier.basket-could-not-be-loaded')}
        description={explain(error)}
        action={<Button onClick={retry}>{t('dossier.try-again')}</Button>}
      />
    );
  if (!pieces)
    return <Skeleton active title={false} paragraph={{ rows: 3 }} aria-label={t('dossier.loading-basket')} />;
  const onChange = (next: BasketChange) => {
    change(next).catch((reason: unknown) =>
      toast({ title: t('dossier.basket-was-not-saved'), description: explain(reason), kind: 'error' }),
    );
  };
  const onPut = async () => {
    setPutting(true);
    try {
      const saved = await put();
      toast({
        title: t('dossier.was-put-into-sermon'),
        description: t('dossier.all-of-it-stands', { title: sermon?.title || t('dossier.untitled-sermon') }),
        action: { label: t('dossier.open'), onPress: () => void navigate(`/sermon-prep/${saved.id}`) },
      });
    } catch (reason) {
      toast({ title: t('dossier.sermon-was-not-saved'), description: explain(reason), kind: 'error' });
    }
    setPutting(false);
  };
  return <Basket pieces={pieces} onChange={onChange} onPut={() => void onPut()} busy={putting} />;
}
