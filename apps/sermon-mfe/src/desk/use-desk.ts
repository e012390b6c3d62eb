import { browserStore, useAssistantStatus } from '@berea/web';
import { useCallback, useState } from 'react';
import { useKeepSermonVersion } from '../data/sermon-versions.js';
import { type OpenedSermon } from '../saving/open-sermon.js';
import { t } from '../texts/workspace.js';
import { exactIn } from '../workspace/audit/summary.js';
import { useAudit } from '../workspace/audit/use-audit.js';
import { useUnderlines } from '../workspace/audit/use-underlines.js';
import { useEditorChoice } from '../workspace/body/use-editor-choice.js';
import { useDraftedPassages } from '../workspace/drafted/use-drafted-passages.js';
import { useOutline } from '../workspace/outline/use-outline.js';
import { useEnhancement } from '../workspace/use-enhancement.js';
import { useSermonText } from '../workspace/use-sermon-text.js';

/** Parts of the rail beside the manuscript. */
export type RailPart = 'fields' | 'guide' | 'outline' | 'pieces';

/** One sermon that is written on: its text, its tools and the parts that stand beside it, on every page that shows it. */
export function useDesk(opened: OpenedSermon, onCreated: (id: string) => void, firstPart: RailPart) {
  const sermon = useSermonText(opened, onCreated);
  const { change, text, body, autosave } = sermon;
  const drafted = useDraftedPassages(sermon);
  const outline = useOutline(sermon);
  const [selected, setSelected] = useState(0);
  const editor = useEditorChoice();
  const [part, setPart] = useState<RailPart>(opened.content.basket.length > 0 ? 'pieces' : firstPart);
  const [auditing, setAuditing] = useState(false);
  const [showsFields, setShowsFields] = useState(false);
  const audit = useAudit(sermon, auditing);
  const marks = useUnderlines(sermon, audit, auditing);
  const engine = useAssistantStatus().data?.engine;
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
  return {
    sermon,
    drafted,
    outline,
    tools,
    editor,
    audit,
    marks,
    auditing,
    setAuditing,
    /** Quotations to look at. The count of an older text would be a wrong all-clear. */
    toLook: audit.checking ? 0 : audit.loud.length,
    /** Quotations that are exact, by a check of all of the present text; 0 without one. */
    exact: audit.checking || audit.error ? 0 : exactIn(audit.found),
    part,
    setPart,
    /** Whether the sheet with the fields is open. */
    showsFields,
    setShowsFields,
    selected,
    setSelected,
    /** Whether Scholar is switched on: without it, its tools are not there. */
    scholar: engine !== 'off',
    /** No language model writes: a rewrite does little. */
    withoutModel: engine === 'library',
    /** Whether a change by Scholar waits for the user's word. */
    reviewing,
    setReviewing: (on: boolean) => {
      setReviewing(on);
      browserStore.write('reviewChanges', String(on));
    },
    offline: opened.offline,
  };
}

export type Desk = ReturnType<typeof useDesk>;
