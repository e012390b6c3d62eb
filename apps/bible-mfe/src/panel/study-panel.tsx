import { prepareAnswerText } from '@berea/answers';
import { useIsPhone } from '@berea/ui/core';
import { useEffect, useState } from 'react';
import { useStudyState } from '../study-state/study-state-context.js';
import { PanelAside } from './frame/panel-aside.js';
import { PanelSheet } from './frame/panel-sheet.js';
import { PanelViews } from './panel-views.js';
import { useCloseOnMove } from './use-close-on-move.js';
import { useEscape } from './use-escape.js';
import { useExchanges } from './tools/use-exchanges.js';
import { useFocusReturn } from './use-focus-return.js';
import { useVerseInView } from './use-verse-in-view.js';

/** What is shown beside the text, on phones in a sheet above it; nothing while nothing is opened. */
export function StudyPanel() {
  const phone = useIsPhone();
  const { views, selected, close } = useStudyState();
  // Here rather than beside the question: an answer may come while another verse, or nothing, is shown.
  const exchanges = useExchanges();
  const open = views.length > 0;
  useFocusReturn(open, selected);
  useVerseInView(open && !phone, selected);
  useEscape(open && !phone, close);
  useCloseOnMove(open && phone, close);
  // Else the first answer would be seen as it was written for a moment.
  useEffect(() => {
    if (open) prepareAnswerText();
  }, [open]);

  // What was shown last is to be seen while a sheet goes down.
  const [shown, setShown] = useState({ views, selected });
  if (open && (shown.views !== views || shown.selected !== selected)) setShown({ views, selected });

  const Place = phone ? PanelSheet : PanelAside;
  return (
    <Place open={open}>
      <PanelViews {...shown} exchanges={exchanges} />
    </Place>
  );
}
