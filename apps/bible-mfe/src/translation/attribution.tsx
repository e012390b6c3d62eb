import type { Translation, Work } from '@berea/contracts';
import { Button, Alert, Skeleton } from '@berea/ui/core';
import { dialogLook, CoveringModal } from '@berea/ui/data';
import { explain, useWorks } from '@berea/web';
import { useState } from 'react';
import styles from './attribution.module.css';
import { useTranslation, nameLanguage } from './translations.js';
import { t } from '../texts/translation.js';

/** Below a text: what its source wants to be said, and the way to its licence. @param translation upper-case code */
export function Attribution({ translation: code }: { translation: string }) {
  const [open, setOpen] = useState(false);
  const translation = useTranslation(code);
  if (!translation) return null;
  const { title, attribution } = translation;
  return (
    <p className={styles['attribution']}>
      <bdi>{title}</bdi>
      {'. '}
      {attribution && (
        <>
          <bdi>{attribution}</bdi>{' '}
        </>
      )}
      <Button
        type="link"
        className={styles['about']}
        aria-label={t('translation.about-this-text-source-and', { code })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('translation.about-this-text')}
      </Button>
      <AboutText translation={translation} open={open} onClose={() => setOpen(false)} />
    </p>
  );
}

interface AboutTextProps {
  readonly translation: Translation;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The source of a text, and its licence. */
function AboutText({ translation, open, onClose }: AboutTextProps) {
  return (
    <CoveringModal {...dialogLook} title={translation.title} open={open} onCancel={onClose} footer={null}>
      <Facts translation={translation} />
    </CoveringModal>
  );
}

/** Asked for when the dialog is opened: it is destroyed with it. */
function Facts({ translation }: { translation: Translation }) {
  const works = useWorks();
  if (works.isPending) {
    return (
      <div role="status" aria-label={t('translation.loading-what-is-known-of')}>
        <Skeleton active title={false} paragraph={{ rows: 5, width: '100%' }} />
      </div>
    );
  }
  if (works.isError) {
    return (
      <Alert
        type="error"
        showIcon
        title={t('translation.what-is-known-of-this')}
        description={explain(works.error)}
        action={<Button onClick={() => void works.refetch()}>{t('translation.try-again')}</Button>}
      />
    );
  }
  // The two lists describe a work by one and the same title; the code is part of the first alone.
  const work = works.data.find(({ kind, title }) => kind === 'bible' && title === translation.title);
  return (
    <dl className={styles['facts']}>
      {factsOf(translation, work).map(([name, fact]) => (
        <div key={name} className={styles['fact']}>
          <dt>{name}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
      {work?.url && /^https:/.test(work.url) && (
        <div className={styles['fact']}>
          <dt>{t('translation.source')}</dt>
          <dd>
            <a href={work.url} target="_blank" rel="noopener noreferrer">
              {new URL(work.url).hostname}
            </a>
          </dd>
        </div>
      )}
    </dl>
  );
}

function factsOf(translation: Translation, work: Work | undefined): [name: string, fact: string][] {
  const { code, language, licence, attribution } = { ...translation, ...work };
  const facts: [string, string | undefined][] = [
    [t('translation.shown-as'), code],
    [t('translation.language'), nameLanguage(language)],
    [t('translation.author'), work?.author],
    [t('translation.first-published'), work?.year],
    [t('translation.edition'), work?.edition],
    [t('translation.licence'), licence],
    [t('translation.attribution'), attribution],
    [t('translation.good-to-know'), work?.notice],
  ];
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]));
}
