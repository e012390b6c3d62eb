import { AddToSermon, answerPiece, noteFrom, SaveToNotes } from '@berea/answers';
import type { NoteDraft, Place } from '@berea/contracts';
import { Button, IconButton } from '@berea/ui/core';
import { useScholarIsOff } from '@berea/web';
import { ArrowLeft, SquarePen } from 'lucide-react';
import { referenceOf } from '../../place/verse-range.js';
import { useStudyState } from '../../study-state/study-state-context.js';
import { t } from '../../texts/guide.js';
import type { Exchanges } from '../tools/use-exchanges.js';
import { GuideAsk } from './guide-ask.js';
import styles from './guide-foot.module.css';
import { type GuidePart, partTitles } from './guide-parts.js';
import type { ToolResult } from '../analysis/tool-result.js';

interface GuideFootProps {
  /** The section in view. */
  readonly part: GuidePart;
  /** What it says; undefined while it has nothing. */
  readonly result: ToolResult | undefined;
  readonly place: Place;
  readonly translation: string;
  readonly exchanges: Exchanges;
}

const saving = () => ({ saved: t('guide.analysis-saved'), failed: t('guide.failed-to-save-to-notes') });

/** At the end of the guide: a question, the way back, a note, and keeping the section in view. */
export function GuideFoot({ part, result, place, translation, exchanges }: GuideFootProps) {
  const { open } = useStudyState();
  const scholarIsOff = useScholarIsOff();
  const reference = referenceOf(place);
  return (
    <div className={styles['foot']}>
      {!scholarIsOff && <GuideAsk key={reference} place={place} translation={translation} exchanges={exchanges} />}
      <div className={styles['actions']}>
        <Button
          className={styles['back']}
          type="text"
          icon={<ArrowLeft size={18} strokeWidth={1.75} aria-hidden />}
          onClick={() => open({ kind: 'tools' }, place)}
        >
          {t('guide.back-to-tools')}
        </Button>
        <IconButton
          icon={SquarePen}
          label={t('guide.quick-note')}
          onClick={() => open({ kind: 'tools', focus: 'note' }, place)}
        />
        <AddToSermon
          compact
          disabled={!result}
          piece={() =>
            result &&
            answerPiece(result.text, { about: reference, reference, works: result.works, maker: result.maker })
          }
        />
        <SaveToNotes
          // Each section is a note of its own, also while the one before still says that it was saved.
          key={part}
          disabled={!result}
          note={() => result && noteOf(part, reference, result.text)}
          words={saving()}
        />
      </div>
    </div>
  );
}

function noteOf(part: GuidePart, reference: string, text: string): NoteDraft {
  const { title } = partTitles()[part];
  if (part !== 'passage') return noteFrom({ from: 'analysis', reference, tool: part, title, text });
  return { title: `${title} - ${reference}`, content: text, scripture: reference, tags: ['study-tool'] };
}
