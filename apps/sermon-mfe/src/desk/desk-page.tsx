import { Button, FrameContext, PageFrame, Skeleton, useIsPhone } from '@berea/ui/core';
import { useSession } from '@berea/web';
import { Link, useNavigate, useParams } from '@berea/web/router';
import { ArrowLeft, ChevronDown, Download } from 'lucide-react';
import { lazy, Suspense, useContext, useEffect } from 'react';
import { ExportMenu } from '../export/export-menu.js';
import { lastSermon } from '../saving/last-sermon.js';
import type { OpenedSermon } from '../saving/open-sermon.js';
import { SavedState } from '../workspace/saving/saved-state.js';
import { SavingTrouble } from '../workspace/saving/saving-trouble.js';
import { DeskKeys } from './desk-keys.js';
import bar from './desk-bar.module.css';
import styles from './desk.module.css';
import { MoreActions } from './more-actions.js';
import { Opened } from './opened.js';
import type { Step } from '../desk-path.js';
import { Steps } from './steps.js';
import { type Desk, useDesk } from './use-desk.js';
import { Write } from './write.js';
import { t } from '../texts/desk.js';

const PassageText = lazy(async () => ({ default: (await import('./passage-text.js')).PassageText }));
const Study = lazy(async () => ({ default: (await import('./study.js')).Study }));

/** One sermon at one address, `/sermon-prep/{id}`, with a place for each of its steps. */
export function DeskPage() {
  const { id = '', '*': place } = useParams();
  const navigate = useNavigate();
  const user = useSession().user?.id ?? 'nobody';
  useEffect(() => lastSermon(`${user}:`).write(id), [user, id]);
  useFramesPlace();
  const onCreated = () => undefined;
  return (
    <Opened key={id} id={id} onCreated={onCreated} onNew={() => void navigate('/sermon-prep', { replace: true })}>
      {(opened) => <OpenDesk id={id} opened={opened} step={place === 'text' || place === 'study' ? place : 'write'} />}
    </Opened>
  );
}

/** The desk takes the place of the frame: the sidebar folds, and on phones the desk has its own bar at the bottom. */
function useFramesPlace(): void {
  const { onTakePlace } = useContext(FrameContext);
  useEffect(() => {
    onTakePlace?.(true);
    return () => onTakePlace?.(false);
  }, [onTakePlace]);
}

const nothing = () => undefined;

interface OpenDeskProps {
  readonly id: string;
  readonly opened: OpenedSermon;
  readonly step: Step;
}

function OpenDesk({ id, opened, step }: OpenDeskProps) {
  const desk = useDesk(opened, nothing, 'outline');
  const { sermon, offline } = desk;
  const phone = useIsPhone();
  const steps = <Steps id={id} step={step} />;
  const saved = <SavedState state={sermon.state} known />;
  const about = <About desk={desk} />;
  return (
    <DeskKeys sermon={sermon}>
      <PageFrame
        title={sermon.fields.title || t('desk.untitled-sermon')}
        width="full"
        surface="page"
        lead={about}
        actions={
          <>
            <div className={bar['middle']}>{!phone && steps}</div>
            <div className={bar['actions']}>
              <span className={bar['state']}>{!phone && saved}</span>
              {!phone && <MoreActions desk={desk} />}
              <ExportMenu disabled={sermon.empty} read={sermon.text}>
                <Button
                  aria-label={t('desk.export')}
                  icon={<Download size={17} strokeWidth={1.75} aria-hidden />}
                  disabled={sermon.empty}
                >
                  <span className={bar['word']}>{t('desk.export')}</span>
                  <ChevronDown size={15} strokeWidth={1.75} aria-hidden />
                </Button>
              </ExportMenu>
            </div>
          </>
        }
        phoneBar={
          phone && (
            <>
              {about}
              {saved}
              <MoreActions desk={desk} />
            </>
          )
        }
      >
        {phone && steps}
        <div className={styles['trouble']}>
          <SavingTrouble sermon={sermon} offline={offline} />
        </div>
        {step === 'text' && (
          <Suspense fallback={<Skeleton active paragraph={{ rows: 12 }} />}>
            <PassageText id={id} sermon={sermon} />
          </Suspense>
        )}
        {step === 'study' && (
          <Suspense fallback={<Skeleton active paragraph={{ rows: 12 }} />}>
            <Study desk={desk} />
          </Suspense>
        )}
        {/* Kept while another step shows: the place in the text and its undo stay, and pieces go into it. */}
        <Write
          desk={desk}
          place="page"
          hidden={step !== 'write'}
          exporting={
            <ExportMenu disabled={sermon.empty} read={sermon.text}>
              <button type="button" disabled={sermon.empty}>
                <Download size={20} strokeWidth={1.75} aria-hidden />
                {t('desk.export')}
              </button>
            </ExportMenu>
          }
        />
      </PageFrame>
    </DeskKeys>
  );
}

const SUNDAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'short', timeZone: 'UTC' });

/** The way back, and the sermon's title, passage and day, which open its fields. */
function About({ desk: { sermon, setShowsFields } }: { readonly desk: Desk }) {
  const { title, scripture, date } = sermon.fields;
  const passage = scripture || t('desk.no-passage-yet');
  return (
    <div className={bar['lead']}>
      <Link className={bar['back']} to="/sermon-prep" aria-label={t('desk.back-to-sermon-prep')}>
        <ArrowLeft size={20} strokeWidth={1.75} aria-hidden />
      </Link>
      <button type="button" className={bar['about']} aria-haspopup="dialog" onClick={() => setShowsFields(true)}>
        <b dir="auto">{title || t('desk.untitled-sermon')}</b>
        <small dir="auto">
          {date ? t('desk.passage-and-day', { passage, day: SUNDAY.format(new Date(`${date}T00:00:00Z`)) }) : passage}
        </small>
      </button>
    </div>
  );
}
