import { Button } from '@berea/ui/core';
import { PopoverDialog } from '@berea/ui/data';
import { useWorks } from '@berea/web';
import { Layers } from 'lucide-react';
import { useRef, useState } from 'react';
import { installedOf, type SourceChoice, type Sources } from '../asking/source-choice.js';
import { useOnDemand } from '../use-on-demand.js';
import styles from './sources-menu.module.css';
import { t } from '../texts/chat.js';

const loadForm = () => import('./sources-form.js').then(({ SourcesForm }) => SourcesForm);

/** Label of the button: the choice for the next question. */
export function labelOf(sources: Sources, works: number | undefined): string {
  if (sources.kind === 'text') return t('chat.text-only');
  if (sources.kind === 'works')
    return works
      ? t('chat.of-works', { count: sources.works.length, works })
      : t('chat.works', { count: sources.works.length });
  return t('chat.sources');
}

/** Which works Scholar may use, by the composer. */
export function SourcesMenu({ choice }: { choice: SourceChoice }) {
  const [open, setOpen] = useState(false);
  const [Form, wantForm] = useOnDemand(loadForm);
  const button = useRef<HTMLButtonElement>(null);
  const works = useWorks(open || choice.sources.kind === 'works');
  const change = (next: boolean) => {
    if (next) return wantForm(() => setOpen(true));
    // Closed without a work, the choice is none.
    if (choice.sources.kind === 'works' && !choice.sources.works.length) choice.choose({ kind: 'all' }, choice.kept);
    setOpen(false);
  };
  const close = () => {
    change(false);
    button.current?.focus();
  };
  return (
    <PopoverDialog
      title={t('chat.sources')}
      open={open}
      onOpenChange={change}
      returnFocus={() => button.current?.focus()}
      placement="topLeft"
      className={styles['menu']}
      firstFocus="input:checked"
      sheet={{ bodyClassName: styles['sheet'] }}
      content={Form && <Form works={works} choice={choice} onDone={close} />}
    >
      <Button
        ref={button}
        type="text"
        className={choice.sources.kind === 'all' ? '' : (styles['chosen'] ?? '')}
        icon={<Layers size={18} strokeWidth={1.75} aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => change(true)}
      >
        {labelOf(choice.sources, works.data && installedOf(works.data).length)}
      </Button>
    </PopoverDialog>
  );
}
