import type { Place } from '@berea/contracts';
import { Button, Segmented } from '@berea/ui/core';
import { Checkbox } from '@berea/ui/forms';
import { useTranslations } from '@berea/web';
import { Copy, Share2 } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useReading } from '../place/use-reading.js';
import { type CopyFormat, copyFormat, rememberCopyFormat } from '../sharing/copy.js';
import { useQuote, useShareVerse } from '../sharing/use-share-verse.js';
import styles from './copy-card.module.css';
import { versesOf } from '../place/verse-range.js';
import { t } from '../texts/selection.js';

/** How the chosen verses are copied, and what comes of it. @param onDone it is on its way */
export function CopyCard({ place, onDone }: { readonly place: Place; readonly onDone: () => void }) {
  const { translation } = useReading();
  const [format, setFormat] = useState(copyFormat);
  const [codes, setCodes] = useState<readonly string[]>([translation]);
  const installed = useTranslations().data?.filter((each) => each.installed) ?? [];
  const { copy, share } = useShareVerse(place, translation);
  const quote = useQuote(place);
  const [preview, setPreview] = useState('');
  useEffect(() => {
    let wanted = true;
    quote(codes, format).then(
      (text) => wanted && setPreview(text),
      () => wanted && setPreview(''),
    );
    return () => void (wanted = false);
  }, [quote, codes, format]);

  const change = (part: Partial<CopyFormat>) => {
    const next = { ...format, ...part };
    setFormat(next);
    rememberCopyFormat(next);
  };
  const toggle = (code: string) => {
    // In the order of the list, whatever was pressed first; never none.
    const next = installed.map((each) => each.code).filter((each) => codes.includes(each) !== (each === code));
    if (next.length > 0) setCodes(next);
  };
  return (
    <div className={styles['card']}>
      <blockquote className={styles['preview']}>{preview}</blockquote>
      <Row name={t('selection.reference')}>
        <Segmented<CopyFormat['reference']>
          aria-label={t('selection.reference')}
          value={format.reference}
          onChange={(reference) => change({ reference })}
          options={[
            { value: 'first', label: t('selection.first') },
            { value: 'last', label: t('selection.last') },
            { value: 'none', label: t('selection.none') },
          ]}
        />
      </Row>
      <Row name={t('selection.verse-numbers')}>
        <Segmented<boolean>
          aria-label={t('selection.verse-numbers')}
          value={format.numbers}
          onChange={(numbers) => change({ numbers })}
          options={[
            { value: true, label: t('selection.shown') },
            { value: false, label: t('selection.left-out') },
          ]}
        />
      </Row>
      {installed.length > 1 && (
        <Row name={t('selection.translations')}>
          <div role="group" aria-label={t('selection.translations')} className={styles['codes']}>
            {installed.map(({ code }) => (
              <Checkbox key={code} checked={codes.includes(code)} onChange={() => toggle(code)}>
                {code}
              </Checkbox>
            ))}
          </div>
        </Row>
      )}
      <div className={styles['end']}>
        <Button icon={<Share2 size={18} strokeWidth={1.75} aria-hidden />} onClick={share}>
          {t('selection.share')}
        </Button>
        <Button
          type="primary"
          icon={<Copy size={18} strokeWidth={1.75} aria-hidden />}
          onClick={() => {
            copy(quote(codes, format));
            onDone();
          }}
        >
          {t('selection.copy-verses', { count: versesOf(place).length })}
        </Button>
      </div>
    </div>
  );
}

const Row = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className={styles['row']}>
    <span className={styles['name']} aria-hidden>
      {name}
    </span>
    {children}
  </div>
);
