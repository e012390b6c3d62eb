import { Alert, Button, Skeleton, useToast } from '@berea/ui/core';
import { explain, type useChosenSermon } from '@berea/web';
import { type Basket as Kept, type BasketChange } from './use-basket.js';
import { useNavigate } from '@berea/web/router';
import { useState } from 'react';
import { Basket } from './basket.js';

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
        title="The basket could not be loaded"
        description={explain(error)}
        action={<Button onClick={retry}>Try again</Button>}
      />
    );
  if (!pieces) return <Skeleton active title={false} paragraph={{ rows: 3 }} aria-label="Loading the basket" />;
  const onChange = (next: BasketChange) => {
    change(next).catch((reason: unknown) =>
      toast({ title: 'The basket was not saved', description: explain(reason), kind: 'error' }),
    );
  };
  const onPut = async () => {
    setPutting(true);
    try {
      const saved = await put();
      toast({
        title: 'Put into the sermon',
        description: `All of it stands at the end of ${sermon?.title || 'Untitled sermon'}.`,
        action: { label: 'Open', onPress: () => void navigate(`/notes?tab=sermon&sermon=${saved.id}`) },
      });
    } catch (reason) {
      toast({ title: 'The sermon was not saved', description: explain(reason), kind: 'error' });
    }
    setPutting(false);
  };
  return <Basket pieces={pieces} onChange={onChange} onPut={() => void onPut()} busy={putting} />;
}
