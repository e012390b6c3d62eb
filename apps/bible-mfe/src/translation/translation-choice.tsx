import { Alert, Button, Skeleton, useIsPhone } from '@berea/ui/core';
import { PopoverDialog } from '@berea/ui/data';
import { explain, useTranslations } from '@berea/web';
import { type ReactElement, type ReactNode, useRef } from 'react';
import styles from './translation-choice.module.css';
import { TranslationList, type TranslationListProps } from './translation-list.js';
import { t } from '../texts/translation.js';

interface TranslationChoiceProps extends Pick<TranslationListProps, 'value' | 'refuse'> {
  /** 'Translation', 'Compare with' */
  readonly title: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onChoose: (code: string) => void;
  /** Below the choice: what else could be meant. */
  readonly foot?: ReactNode;
  /** The button that opens it; it has the focus again afterwards. */
  readonly children: ReactElement;
}

/** The button that opens a choice of translations, and the choice: beside it, on phones a sheet from below. */
export function TranslationChoice({
  title,
  open,
  onOpenChange,
  onChoose,
  foot,
  children,
  ...list
}: TranslationChoiceProps) {
  const phone = useIsPhone();
  const opener = useRef<HTMLSpanElement>(null);
  const returnFocus = () => opener.current?.querySelector('button')?.focus();
  const choose = (code: string) => {
    onOpenChange(false);
    returnFocus();
    onChoose(code);
  };
  return (
    <PopoverDialog
      title={title}
      open={open}
      onOpenChange={onOpenChange}
      returnFocus={returnFocus}
      placement="bottomLeft"
      className={styles['card']}
      sheet={{ size: '80dvh', bodyClassName: styles['sheetBody'] }}
      content={
        <>
          <Choice {...list} title={title} onChoose={choose} />
          {foot}
        </>
      }
    >
      <span ref={opener} className={styles['opener']} onClick={phone ? () => onOpenChange(true) : undefined}>
        {children}
      </span>
    </PopoverDialog>
  );
}

function Choice({ title, ...list }: Omit<TranslationListProps, 'translations' | 'label'> & { title: string }) {
  const translations = useTranslations();
  if (translations.isPending) {
    return (
      <div role="status" aria-label={t('translation.loading-translations')}>
        <Skeleton active title={false} paragraph={{ rows: 5, width: '100%' }} />
      </div>
    );
  }
  if (translations.isError) {
    return (
      <Alert
        type="error"
        showIcon
        title={t('translation.translations-could-not-be-listed')}
        description={explain(translations.error)}
        action={<Button onClick={() => void translations.refetch()}>{t('translation.try-again')}</Button>}
      />
    );
  }
  return <TranslationList {...list} label={title} translations={translations.data} />;
}
