import { IconButton, useIsPhone, useMedia } from '@berea/ui/core';
import { SideDrawer } from '@berea/collections';
import { Sheet } from '@berea/ui/data';
import { BookOpenText, PanelLeft, SlidersHorizontal, WandSparkles } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { BodyEditor } from '../workspace/body/body-editor.js';
import { DraftMargin } from '../workspace/drafted/draft-margin.js';
import { DraftedByScholar } from '../workspace/drafted/drafted-by-scholar.js';
import { Fields } from './fields.js';
import { CheckButton, Foot } from './foot.js';
import { LastEnhancement } from './last-enhancement.js';
import { Rail, WorkPanel } from './rail.js';
import { Tools } from './tools.js';
import type { Desk } from './use-desk.js';
import styles from './write.module.css';
import { t } from '../texts/desk.js';

interface WriteProps {
  readonly desk: Desk;
  /** `page` is the desk's own page; `tab` the tab of the Notes page, in which the fields stand beside the text. */
  readonly place: 'page' | 'tab';
  readonly hidden?: boolean;
  /** The button that exports, which on phones stands in the bar below. */
  readonly exporting?: ReactNode;
}

/** The manuscript, first on every screen; its tools above, its length below, and beside it one part at a time. */
export function Write({ desk, place, hidden = false, exporting }: WriteProps) {
  const { tools, auditing, setAuditing, setPart, showsFields, setShowsFields } = desk;
  const narrow = useMedia('(max-width: 1023px)');
  const phone = useIsPhone();
  const [closed, setClosed] = useState(false);
  const [sheet, setSheet] = useState<'rail' | 'tools'>();
  const works = tools.proposals.length > 0 || auditing;
  const withFields = place === 'tab' && !narrow;
  // Above the text on small screens, where one may have scrolled on.
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (works && narrow) panel.current?.scrollIntoView({ block: 'start' });
  }, [works, narrow]);
  const beside = works || (!narrow && !closed);
  useWriteAtOnce(desk, place === 'page' && !hidden && !phone);
  const showFields = () => {
    if (!withFields) return setShowsFields(true);
    setAuditing(false);
    setClosed(false);
    setPart('fields');
  };
  return (
    <div className={styles['write']} data-place={place} data-beside={beside ? '' : undefined} hidden={hidden}>
      {beside && (
        <div ref={panel} className={styles['rail']}>
          {works ? (
            <WorkPanel desk={desk} />
          ) : (
            <Rail desk={desk} withFields={withFields} onClose={() => setClosed(true)} />
          )}
        </div>
      )}
      <div className={styles['main']}>
        <h2 id="sermon-body" className={place === 'tab' ? styles['name'] : 'visually-hidden'}>
          {t('desk.sermon-body')}
        </h2>
        {!phone && (
          <div className={styles['tools']} role="toolbar" aria-label={t('desk.tools')}>
            <IconButton
              icon={PanelLeft}
              label={t('desk.guide-outline-and-pieces')}
              aria-expanded={narrow ? sheet === 'rail' : beside}
              onClick={() => (narrow ? setSheet('rail') : setClosed(!closed))}
            />
            <Tools desk={desk} />
          </div>
        )}
        <LastEnhancement last={tools.last} />
        <Manuscript desk={desk} />
        <DraftedByScholar drafted={desk.drafted} />
        <div className={styles['bottom']}>
          <Foot desk={desk} onFields={showFields} withCheck={!phone} />
          {phone && (
            <div className={styles['bar']} role="toolbar" aria-label={t('desk.desk')}>
              <BarButton icon={BookOpenText} label={t('desk.guide')} onClick={() => setSheet('rail')} />
              <BarButton icon={WandSparkles} label={t('desk.tools')} onClick={() => setSheet('tools')} />
              <CheckButton desk={desk} inBar />
              <BarButton icon={SlidersHorizontal} label={t('desk.fields')} onClick={showFields} />
              {exporting}
            </div>
          )}
        </div>
      </div>
      <SideDrawer title={t('desk.beside-manuscript')} open={sheet === 'rail'} onClose={() => setSheet(undefined)}>
        <div className={styles['inDrawer']}>
          <Rail desk={desk} withFields={false} onClose={() => setSheet(undefined)} />
        </div>
      </SideDrawer>
      <Sheet title={t('desk.tools')} open={sheet === 'tools'} onClose={() => setSheet(undefined)}>
        <div className={styles['toolSheet']}>
          {/* The manuscript shows what comes of a press. */}
          <Tools desk={desk} onDone={() => setSheet(undefined)} />
        </div>
      </Sheet>
      <SideDrawer title={t('desk.fields-of-sermon')} open={showsFields} onClose={() => setShowsFields(false)}>
        <div className={styles['inDrawer']}>
          <Fields desk={desk} />
        </div>
      </SideDrawer>
    </div>
  );
}

function Manuscript({ desk: { sermon, editor, drafted, setSelected } }: { readonly desk: Desk }) {
  const { body, text, onBodyInput, onBodyGone } = sermon;
  const hasMargin = drafted.passages.length > 0;
  return (
    <section className={styles['body']} aria-labelledby="sermon-body">
      <div className={styles['written']} data-margin={hasMargin ? '' : undefined}>
        <BodyEditor
          ref={body}
          choice={editor}
          initial={() => text().body}
          onInput={onBodyInput}
          onSelect={setSelected}
          onGone={onBodyGone}
        />
        {hasMargin && <DraftMargin key={`${editor.kind}-${Boolean(editor.module)}`} drafted={drafted} body={body} />}
      </div>
    </section>
  );
}

/** In a sermon that has no text yet, one writes at once. Not on phones, where the keyboard would cover the half of it. */
function useWriteAtOnce({ sermon: { body, empty } }: Desk, wanted: boolean): void {
  const begins = useRef(wanted && empty);
  useEffect(() => {
    if (begins.current) body.current?.select(0, 0);
  }, [body]);
}

interface BarButtonProps {
  readonly icon: typeof PanelLeft;
  readonly label: string;
  readonly onClick: () => void;
}

const BarButton = ({ icon: Icon, label, onClick }: BarButtonProps) => (
  <button type="button" onClick={onClick}>
    <Icon size={20} strokeWidth={1.75} aria-hidden />
    {label}
  </button>
);
