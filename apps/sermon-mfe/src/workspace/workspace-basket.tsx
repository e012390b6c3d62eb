import { useToast } from '@berea/ui/core';
import { useChosenSermon } from '@berea/web';
import { putIntoBody } from '../basket/basket-order.js';
import { type SermonText } from '../saving/sermon-text.js';
import { Basket } from '../basket/basket.js';
import { takeOut } from '../basket/take-out.js';
import type { WrittenSermon } from './use-sermon-text.js';
import { t } from '../texts/workspace.js';

/** The basket of the sermon that is written on: saved with it, also without a network. */
export function WorkspaceBasket({ sermon }: { readonly sermon: WrittenSermon }) {
  const { fields, change, text, body, autosave } = sermon;
  const [chosen] = useChosenSermon();
  const toast = useToast();
  const collects = chosen !== undefined && chosen.id === autosave.id;
  if (fields.basket.length === 0 && !collects) return null;

  const onPut = () => {
    const before = text();
    const after = putIntoBody(before);
    const end = before.body.trimEnd().length;
    const put = after.body.slice(end);
    // The existing text stays as it is, and the caret with it.
    body.current?.replaceRange(end, before.body.length, put);
    change({ basket: after.basket, origins: after.origins ?? [] });
    // The button is gone with the pieces: writing goes on behind them.
    body.current?.select(after.body.length, after.body.length);
    toast({
      title: t('workspace.put-into-sermon'),
      description: t('workspace.all-of-it-stands'),
      action: { label: t('workspace.undo'), onPress: () => takeBack(before, put) },
    });
  };
  /** The pieces wait again; if their words were changed since, they stay in the body, or they would be there twice. */
  const takeBack = (before: SermonText, put: string) => {
    const now = text();
    const taken = body.current ? takeOut(now.body, put, before.body.slice(before.body.trimEnd().length)) : undefined;
    if (!taken)
      return toast({
        title: t('workspace.it-stays-in-sermon'),
        description: t('workspace.it-was-written-on-since'),
        kind: 'error',
      });
    body.current?.replaceRange(taken.start, taken.end, taken.words);
    change({ basket: [...before.basket, ...now.basket] });
  };
  return <Basket pieces={fields.basket} onChange={(next) => change({ basket: next(text().basket) })} onPut={onPut} />;
}
