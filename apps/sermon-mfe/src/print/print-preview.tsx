import { Button, Segmented } from '@berea/ui/core';
import { dialogLook, CoveringModal } from '@berea/ui/data';
import { Switch } from '@berea/ui/forms';
import { FileText, Printer } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { draftedPassages } from '../manuscript/markers.js';
import styles from './print-preview.module.css';
import { type Edition, type PaperSize, type PrintedSermon, SermonPaper } from './sermon-paper.js';
import { t } from '../texts/sermon-print.js';

const editions = (): { value: Edition; label: string }[] => [
  { value: 'usual', label: t('sermon-print.manuscript') },
  { value: 'large', label: t('sermon-print.large-print') },
  { value: 'handout', label: t('sermon-print.handout') },
];
const paperSizes = (): { value: PaperSize; label: string }[] => [
  { value: 'a4', label: t('sermon-print.a4') },
  { value: 'letter', label: t('sermon-print.letter') },
];
/** Languages of countries that print on Letter. */
const ON_LETTER = /-(?:US|CA|MX|PH)$/i;

interface PrintPreviewProps {
  readonly sermon: PrintedSermon;
  /** Edition shown at first. */
  readonly edition: Edition;
  readonly open: boolean;
  /** Asks for it as a Word document. */
  readonly onWord: (sermon: PrintedSermon, options: { readonly listDrafted: boolean }) => void;
  readonly onClose: () => void;
  readonly onClosed: () => void;
}

/** A sermon on paper before it is printed: in which letters, on which paper, and with what at its end. */
export function PrintPreview({ sermon, edition: first, open, onWord, onClose, onClosed }: PrintPreviewProps) {
  const [edition, setEdition] = useState(first);
  const [size, setSize] = useState<PaperSize>(() => (ON_LETTER.test(navigator.language) ? 'letter' : 'a4'));
  const [listDrafted, setListDrafted] = useState(false);
  const { setPlace, zoom } = useFitting();
  const listId = useId();
  const hasDrafted = draftedPassages(sermon.body ?? '').length > 0;
  const listed = listDrafted && edition !== 'handout';
  return (
    <CoveringModal
      {...dialogLook}
      width={1160}
      title={t('sermon-print.print', { title: sermon.title || t('sermon-print.untitled-sermon') })}
      open={open}
      onCancel={onClose}
      afterClose={onClosed}
      footer={null}
    >
      <div className={styles['preview']}>
        <div
          ref={setPlace}
          className={styles['desk']}
          role="region"
          aria-label={t('sermon-print.preview')}
          tabIndex={0}
        >
          <div style={{ zoom }}>
            <SermonPaper sermon={sermon} edition={edition} size={size} listDrafted={listed} />
          </div>
        </div>
        <div className={styles['choices']}>
          <span aria-hidden>{t('sermon-print.what-to-print')}</span>
          <Segmented<Edition>
            block
            aria-label={t('sermon-print.what-to-print')}
            options={editions()}
            value={edition}
            onChange={setEdition}
          />
          <span aria-hidden>{t('sermon-print.paper')}</span>
          <Segmented<PaperSize>
            block
            aria-label={t('sermon-print.paper')}
            options={paperSizes()}
            value={size}
            onChange={setSize}
          />
          {hasDrafted && edition !== 'handout' && (
            <label className={styles['list']} htmlFor={listId}>
              <Switch id={listId} checked={listDrafted} onChange={setListDrafted} />
              <span>
                {t('sermon-print.list-what-scholar-drafted')}
                <small>{t('sermon-print.left-out-unless-you-ask')}</small>
              </span>
            </label>
          )}
          <Button
            type="primary"
            block
            icon={<Printer size={18} strokeWidth={1.75} aria-hidden />}
            onClick={() => window.print()}
          >
            {t('sermon-print.print-or-save-as-pdf')}
          </Button>
          {edition !== 'handout' && (
            <Button
              block
              icon={<FileText size={18} strokeWidth={1.75} aria-hidden />}
              onClick={() => onWord(sermon, { listDrafted: listed })}
            >
              {t('sermon-print.download-as-word')}
            </Button>
          )}
          <p>{t('sermon-print.headers-page-numbers-and-margins')}</p>
        </div>
      </div>
    </CoveringModal>
  );
}

/** The widest paper, in CSS pixels, with some room around it. */
const PAPER_PX = 816 + 32;

/** How much smaller a paper is shown so that it fits into its place. */
function useFitting() {
  // It comes with the dialog, later than this.
  const [place, setPlace] = useState<HTMLDivElement | null>(null);
  const [zoom, setZoom] = useState(1);
  useEffect(() => {
    if (!place) return undefined;
    const watcher = new ResizeObserver(([entry]) => {
      if (entry) setZoom(Math.min(1, entry.contentRect.width / PAPER_PX));
    });
    watcher.observe(place);
    return () => watcher.disconnect();
  }, [place]);
  return { setPlace, zoom };
}
