import { catalogue } from '@berea/texts';

export const { t, Trans } = catalogue({
  'sermon-basket.count-for-sermon': '{count, plural, other {{count} for the sermon}}',
  'sermon-basket.drag-or-press-alt': 'Drag {name}, or press Alt and an arrow key',
  'sermon-basket.for-sermon': 'For the sermon',
  'sermon-basket.goes-in-as-quotations': 'Goes in as quotations with their sources, in this order.',
  'sermon-basket.goes-in-or-drag':
    'Goes in as quotations with their sources, in this order. Drag, or <key>Alt</key> and an arrow key.',
  'sermon-basket.look-and-order': 'Look and order',
  'sermon-basket.move': 'Move {name}',
  'sermon-basket.move-down': 'Move {name} down',
  'sermon-basket.move-up': 'Move {name} up',
  'sermon-basket.nothing-waits-here-yet':
    'Nothing waits here yet. What you add to this sermon from the Bible, answers, notes and the passage guide comes here, to be ordered and put into the body.',
  'sermon-basket.now-of': '{piece}: now {place} of {count}',
  'sermon-basket.put-into-sermon-body': 'Put into Sermon Body',
  'sermon-basket.remove': 'Remove',
  'sermon-basket.remove-piece': 'Remove {name}',
  'sermon-basket.removed-from-basket': 'Removed from the basket',
  'sermon-basket.undo': 'Undo',
});
