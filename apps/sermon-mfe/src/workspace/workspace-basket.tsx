import { useToast } from '@berea/ui/core';
import { putIntoBody, useChosenSermon } from '@berea/web';
import type { WrittenSermon } from './use-sermon-text.js';
import { Basket } from '../basket/basket.js';

/** The basket of the sermon that is written on: saved with it, also without a network. */
export function WorkspaceBasket({ sermon }: { readonly sermon: WrittenSermon }) {
  const { fields, change, text, body, onBodyInput, autosave } = sermon;
  const [chosen] = useChosenSermon();
  const toast = useToast();
  const collects = chosen !== undefined && chosen.id === autosave.id;
  if (fields.basket.length === 0 && !collects) return null;

  const onPut = () => {
    const before = text();
    const after = putIntoBody(before);
    const end = before.body.trimEnd().length;
    // What stands already stays as it is, and the caret with it.
    body.current?.replaceRange(end, before.body.length, after.body.slice(end));
    change({ basket: after.basket, origins: after.origins ?? [] });
    // The button is gone with the pieces: writing goes on behind them.
    body.current?.select(after.body.length, after.body.length);
    toast({
      title: 'Put into the sermon',
      description: 'All of it stands at the end of the body.',
      action: {
        label: 'Undo',
        onPress: () => {
          const now = text();
          // What was written on meanwhile is not taken away: the pieces come back beside it.
          if (now.body === after.body) body.current?.replace(before.body);
          change({ basket: [...before.basket, ...now.basket] });
          onBodyInput();
        },
      },
    });
  };
  return <Basket pieces={fields.basket} onChange={(next) => change({ basket: next(text().basket) })} onPut={onPut} />;
}
