import { Alert, Button, Skeleton, useIsPhone } from '@berea/ui/core';
import { Popover, Sheet } from '@berea/ui/data';
import { explain, useTranslations } from '@berea/web';
import { type KeyboardEvent, type ReactElement, useRef } from 'react';
import styles from './translation-choice.module.css';
import { TranslationList, type TranslationListProps } from './translation-list.js';

interface TranslationChoiceProps extends Pick<TranslationListProps, 'value' | 'refuse'> {
  /** 'Translation', 'Compare with' */
  readonly title: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onChoose: (code: string) => void;
  /** The button that opens it; it has the focus again afterwards. */
  readonly children: ReactElement;
}

/** What opens a choice of translations, and the choice: beside it, on phones a sheet from below. */
export function TranslationChoice({ title, open, onOpenChange, onChoose, children, ...list }: TranslationChoiceProps) {
  const phone = useIsPhone();
  const opener = useRef<HTMLSpanElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const close = () => {
    onOpenChange(false);
    opener.current?.querySelector('button')?.focus();
  };
  const content = (
    <Choice
      {...list}
      title={title}
      onChoose={(code) => {
        close();
        onChoose(code);
      }}
    />
  );
  const button = (
    <span ref={opener} className={styles['opener']} onClick={phone ? () => onOpenChange(true) : undefined}>
      {children}
    </span>
  );
  if (phone) {
    return (
      <>
        {button}
        <Sheet title={title} open={open} onClose={close} size="80dvh" bodyClassName={styles['sheetBody']}>
          {content}
        </Sheet>
      </>
    );
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Only the choice goes: not what lies under it.
    event.stopPropagation();
    close();
  };
  return (
    <Popover
      open={open}
      onOpenChange={onOpenChange}
      trigger="click"
      placement="bottomLeft"
      arrow={false}
      destroyOnHidden
      afterOpenChange={(shown) => shown && card.current?.querySelector('input')?.focus({ preventScroll: true })}
      content={
        <div ref={card} role="dialog" aria-label={title} className={styles['card']} onKeyDown={onKeyDown}>
          {content}
        </div>
      }
    >
      {button}
    </Popover>
  );
}

function Choice({ title, ...list }: Omit<TranslationListProps, 'translations' | 'label'> & { title: string }) {
  const translations = useTranslations();
  if (translations.isPending) {
    return (
      <div role="status" aria-label="Loading translations...">
        <Skeleton active title={false} paragraph={{ rows: 5, width: '100%' }} />
      </div>
    );
  }
  if (translations.isError) {
    return (
      <Alert
        type="error"
        showIcon
        title="The translations could not be listed"
        description={explain(translations.error)}
        action={<Button onClick={() => void translations.refetch()}>Try again</Button>}
      />
    );
  }
  return <TranslationList {...list} label={title} translations={translations.data} />;
}
