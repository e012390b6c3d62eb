import { useAddToSermon } from '@berea/answers';
import { Button, IconButton, Input, PageFrame, StatusPanel, useIsPhone } from '@berea/ui/core';
import { PrintSheet } from '@berea/ui/data';
import { useChosenSermon } from '@berea/web';
import { useBasket } from '../basket/use-basket.js';
import { Link, useSearchParams } from '@berea/web/router';
import { ArrowLeft, BookOpenText, Printer } from 'lucide-react';
import { type SyntheticEvent, useId, useState } from 'react';
import { SermonBasket } from '../basket/sermon-basket.js';
import styles from './dossier-page.module.css';
import { referenceOf } from './findings-of.js';
import { PassageDossier } from './passage-dossier.js';
import { leftOutOf, passagesOf } from './passages-of.js';
import { t } from '../texts/dossier.js';

const SIGN = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The dossier of one or several passages as a page: `/sermon-prep/passage-guide?passage=Luke 15:11-32`. */
export function DossierPage() {
  const [params, setParams] = useSearchParams();
  const asked = params.get('passage') ?? '';
  const passages = passagesOf(asked);
  const [chosen] = useChosenSermon();
  const basket = useBasket(chosen?.id);
  const add = useAddToSermon({ collect: true });
  const phone = useIsPhone();
  const print = { disabled: passages.length === 0, onClick: () => window.print() };
  return (
    <PageFrame
      title={t('dossier.dossier')}
      lead={
        <Link className={styles['back']} to={chosen ? `/sermon-prep/${chosen.id}` : '/sermon-prep'}>
          <ArrowLeft {...SIGN} />
          {chosen ? chosen.title || t('dossier.untitled-sermon') : t('dossier.sermon-prep')}
        </Link>
      }
      actions={
        phone ? (
          <IconButton icon={Printer} label={t('dossier.print')} {...print} />
        ) : (
          <Button type="text" icon={<Printer {...SIGN} />} {...print}>
            {t('dossier.print')}
          </Button>
        )
      }
    >
      <AskPassages key={asked} asked={asked} onAsk={(passage) => setParams({ passage })} />
      {passages.length === 0 ? (
        <StatusPanel
          icon={BookOpenText}
          title={asked.trim() ? t('dossier.no-passage-was-understood') : t('dossier.on-which-passage')}
        >
          {t('dossier.how-to-write-passages')}
        </StatusPanel>
      ) : (
        <div className={styles['collecting']} data-uninterrupted="">
          <div className={styles['basket']}>
            <SermonBasket key={chosen?.id} sermon={chosen} basket={basket} />
          </div>
          <PrintSheet title={t('dossier.dossier-of', { passages: passages.map(referenceOf).join('; ') })} alone>
            <p className={styles['where']} data-screen-only="">
              {chosen
                ? t('dossier.what-you-add-waits', { title: chosen.title || t('dossier.untitled-sermon') })
                : t('dossier.first-piece-that-you-add')}
            </p>
            {leftOutOf(asked) && <p className={styles['where']}>{leftOutOf(asked)}</p>}
            {passages.map((place) => (
              <PassageDossier
                key={referenceOf(place)}
                place={place}
                level={2}
                taker={{
                  has: ({ text }) => basket.has(text),
                  take: (finding) => add({ ...finding, about: referenceOf(place), scripture: referenceOf(place) }),
                }}
              />
            ))}
          </PrintSheet>
        </div>
      )}
    </PageFrame>
  );
}

function AskPassages({ asked, onAsk }: { readonly asked: string; readonly onAsk: (passage: string) => void }) {
  const id = useId();
  const [typed, setTyped] = useState(asked);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (typed.trim()) onAsk(typed.trim());
  };
  return (
    <form className={styles['ask']} onSubmit={submit} data-screen-only="">
      <label htmlFor={id}>{t('dossier.passages')}</label>
      <Input
        id={id}
        value={typed}
        maxLength={200}
        placeholder={t('dossier.such-as')}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="primary" htmlType="submit" disabled={!typed.trim()}>
        {t('dossier.show')}
      </Button>
    </form>
  );
}
