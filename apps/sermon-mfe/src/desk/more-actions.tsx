import { Button, IconButton, Segmented, Tooltip } from '@berea/ui/core';
import { Popover } from '@berea/ui/data';
import { Switch } from '@berea/ui/forms';
import { useChosenSermon } from '@berea/web';
import { EllipsisVertical, Search, ShoppingBasket } from 'lucide-react';
import { useState } from 'react';
import type { EditorKind } from '../workspace/body/use-editor-choice.js';
import { ShareSermon } from '../workspace/share/share-sermon.js';
import { Versions } from '../workspace/versions/versions-drawer.js';
import styles from './more-actions.module.css';
import type { Desk } from './use-desk.js';
import { t } from '../texts/workspace.js';

const editors = (): { value: EditorKind; label: string }[] => [
  { value: 'plain', label: t('workspace.plain') },
  { value: 'rich', label: t('workspace.rich') },
];

/** Rare actions on a sermon, and choices that are made once. */
export function MoreActions({ desk }: { readonly desk: Desk }) {
  const { sermon, editor, scholar, reviewing, setReviewing } = desk;
  const { id } = sermon.autosave;
  const [open, setOpen] = useState(false);
  const actions = (
    // The menu closes with a press on what opens something else.
    <div
      className={styles['more']}
      onClick={({ target }) => (target as Element).closest('button:not([role="switch"])') && setOpen(false)}
    >
      {id && (
        <>
          <Versions sermon={sermon} />
          <ShareSermon sermon={sermon} />
          <AddHere id={id} title={sermon.fields.title} onHere={() => desk.setPart('pieces')} />
        </>
      )}
      {scholar && (
        <label className={styles['choice']}>
          <Switch size="small" checked={reviewing} onChange={setReviewing} />
          {t('workspace.review-changes')}
        </label>
      )}
      {editor.choose && (
        <Segmented<EditorKind>
          size="small"
          aria-label={t('workspace.editor')}
          options={editors()}
          value={editor.kind}
          onChange={(kind) => {
            setOpen(false);
            editor.choose?.(kind);
          }}
        />
      )}
      {editor.kind === 'rich' && (
        <Button type="text" icon={<Search {...ICON} />} onClick={() => sermon.body.current?.find()}>
          {t('workspace.find-in-body')}
        </Button>
      )}
    </div>
  );
  return (
    // Kept while it is closed: what it opened is still open then.
    <Popover trigger="click" placement="bottomRight" content={actions} open={open} onOpenChange={setOpen}>
      <IconButton icon={EllipsisVertical} label={t('workspace.more-for-this-sermon')} tooltip="" />
    </Popover>
  );
}

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

interface AddHereProps {
  readonly id: string;
  readonly title: string;
  readonly onHere: () => void;
}

/** Whether what is added from the Bible, answers and notes goes into this sermon. */
function AddHere({ id, title, onHere }: AddHereProps) {
  const [chosen, choose] = useChosenSermon();
  const here = chosen?.id === id;
  return (
    <Tooltip title={t('workspace.what-you-add')}>
      <Button
        type="text"
        icon={<ShoppingBasket {...ICON} />}
        aria-pressed={here}
        onClick={() => {
          choose(here ? undefined : { id, title });
          if (!here) onHere();
        }}
      >
        {t('workspace.add-here')}
      </Button>
    </Tooltip>
  );
}
