import { Button, Skeleton } from '@berea/ui/core';
import { browserStore, useAssistantStatus } from '@berea/web';
import { type OpenedSermon } from '../saving/open-sermon.js';
import { useKeepSermonVersion } from '../data/sermon-versions.js';
import { Link } from '@berea/web/router';
import { BookOpenText, MonitorPlay, ScanText } from 'lucide-react';
import { lazy, Suspense, useCallback, useId, useState } from 'react';
import { WorkspaceBasket } from './workspace-basket.js';
import { AuditPanel } from './audit/audit-panel.js';
import { useAudit } from './audit/use-audit.js';
import { BodyCard } from './body/body-card.js';
import { useEditorChoice } from './body/use-editor-choice.js';
import { DetailsCard } from './details-card.js';
import { DraftedByScholar } from './drafted/drafted-by-scholar.js';
import { useDraftedPassages } from './drafted/use-drafted-passages.js';
import { OutlineBuilder } from './outline/outline-builder.js';
import { useOutlineDraft } from './outline/use-outline-draft.js';
import { ReviewPanel } from './review/review-panel.js';
import { SavedState } from './saving/saved-state.js';
import { SavingTrouble } from './saving/saving-trouble.js';
import { ShareSermon } from './share/share-sermon.js';
import { AddHere, MoreActions, SermonActions } from './sermon-actions.js';
import { StyleCard } from './style-card.js';
import { useEnhancement } from './use-enhancement.js';
import { useSermonText } from './use-sermon-text.js';
import { Versions } from './versions/versions-drawer.js';
import styles from './workspace.module.css';
import { t } from '../texts/workspace.js';

/** Loaded when it is opened first: it reads references, which takes a parser. */
const DossierPanel = lazy(async () => ({ default: (await import('../dossier/dossier-panel.js')).DossierPanel }));

interface WorkspaceProps {
  readonly opened: OpenedSermon;
  readonly onCreated: (id: string) => void;
  /** Shows another sermon, or a new one. */
  readonly onOpen: (id: string | undefined) => void;
}

/** One sermon that is written on: its details and style in the rail, its body and outline beside them. */
export function Workspace({ opened, onCreated, onOpen }: WorkspaceProps) {
  const sermon = useSermonText(opened, onCreated);
  const { fields, change, text, body, autosave, state } = sermon;
  const drafted = useDraftedPassages(sermon);
  const outline = useOutlineDraft(autosave.id, fields);
  const [selected, setSelected] = useState(0);
  const editor = useEditorChoice();
  const [beside, setBeside] = useState<'audit' | 'dossier'>();
  const toggle = (panel: 'audit' | 'dossier') => setBeside(beside === panel ? undefined : panel);
  const auditing = beside === 'audit';
  const audit = useAudit(sermon, auditing);
  // The count of an older text would be a wrong all-clear.
  const toLook = audit.checking ? 0 : audit.loud.length;
  const toLookAt = useId();
  const engine = useAssistantStatus().data?.engine;
  const scholar = engine !== 'off';
  const withoutModel = engine === 'library';
  const keepVersion = useKeepSermonVersion();
  const [reviewing, setReviewing] = useState(() => browserStore.read('reviewChanges') === 'true');
  const tools = useEnhancement({
    reviewing,
    body: useCallback(() => body.current, [body]),
    text,
    change,
    onBegin: useCallback(
      (change: string) => {
        // The text before Scholar changed it can be restored, also tomorrow.
        void autosave.flush().then(() => {
          const { id, version } = autosave;
          if (id && version) void keepVersion(id, version, t('workspace.before', { change }));
        });
      },
      [autosave, keepVersion],
    ),
    onOutline: outline.fill,
  });

  return (
    <div
      className={styles['workspace']}
      data-uninterrupted=""
      onKeyDown={(event) => {
        if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        void autosave.flush();
      }}
    >
      <SermonActions id={autosave.id} onOpen={onOpen}>
        <SavedState state={state} known={autosave.id !== undefined} />
        <Button
          type="text"
          icon={<ScanText size={18} strokeWidth={1.75} aria-hidden />}
          aria-pressed={auditing}
          disabled={sermon.empty && !auditing}
          aria-describedby={toLook ? toLookAt : undefined}
          onClick={() => toggle('audit')}
        >
          {t('workspace.check-quotations')}
          {toLook > 0 && (
            <span className={styles['count']} aria-hidden>
              {toLook}
            </span>
          )}
        </Button>
        {toLook > 0 && (
          <span id={toLookAt} className="visually-hidden">
            {t('workspace.count-to-look-at', { count: toLook })}
          </span>
        )}
        <Button
          type="text"
          icon={<BookOpenText size={18} strokeWidth={1.75} aria-hidden />}
          aria-pressed={beside === 'dossier'}
          onClick={() => toggle('dossier')}
        >
          {t('workspace.dossier')}
        </Button>
        {autosave.id && (
          <Link to={`/sermon-prep/${autosave.id}/preach`} className={styles['preach']}>
            <MonitorPlay size={18} strokeWidth={1.75} aria-hidden />
            {t('workspace.preach')}
          </Link>
        )}
        {autosave.id && (
          <MoreActions>
            <Versions sermon={sermon} />
            <ShareSermon sermon={sermon} />
            <AddHere id={autosave.id} title={fields.title} />
          </MoreActions>
        )}
      </SermonActions>
      <SavingTrouble sermon={sermon} offline={opened.offline} />
      <div className={styles['columns']}>
        <div className={styles['rail']}>
          {tools.proposals.length > 0 ? (
            <ReviewPanel
              proposals={tools.proposals}
              onAccept={tools.accept}
              onReject={tools.reject}
              onAcceptAll={tools.acceptAll}
              onRejectAll={tools.rejectAll}
              editor={editor.kind === 'rich' ? editor.module : undefined}
            />
          ) : auditing ? (
            <AuditPanel sermon={sermon} audit={audit} onClose={() => setBeside(undefined)} />
          ) : beside === 'dossier' ? (
            <Suspense
              fallback={<Skeleton active paragraph={{ rows: 8 }} aria-label={t('workspace.loading-dossier')} />}
            >
              <DossierPanel sermon={sermon} onClose={() => setBeside(undefined)} />
            </Suspense>
          ) : (
            <>
              <DetailsCard fields={fields} onChange={change} />
              <StyleCard
                style={fields.style}
                onChange={(style) => change({ style })}
                busy={tools.busy}
                empty={sermon.empty}
                withoutModel={withoutModel}
                onRewrite={scholar ? () => tools.enhanceBody('style_rewrite') : undefined}
              />
            </>
          )}
        </div>
        <div className={styles['main']}>
          <WorkspaceBasket sermon={sermon} />
          <BodyCard
            sermon={sermon}
            editor={editor}
            tools={tools}
            drafted={drafted}
            scholar={scholar}
            withoutModel={withoutModel}
            reviewing={reviewing}
            onReviewing={(on) => {
              setReviewing(on);
              browserStore.write('reviewChanges', String(on));
            }}
            selected={selected}
            onSelect={setSelected}
          />
          <DraftedByScholar drafted={drafted} />
          <OutlineBuilder sermon={sermon} outline={outline} tools={tools} scholar={scholar} />
        </div>
      </div>
    </div>
  );
}
