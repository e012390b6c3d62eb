import { AddToSermon, answerPiece, noteFrom, SaveToNotes } from '@berea/answers';
import type { Place, ToolKind } from '@berea/contracts';
import { Button, type Toast, useToast } from '@berea/ui/core';
import { ArrowLeft } from 'lucide-react';
import type { Maker } from '@berea/web';
import { type ReactNode, useEffect } from 'react';
import { referenceOf } from '../../place/verse-range.js';
import { useStudyState } from '../../study-state/study-state-context.js';
import { PanelFrame } from '../frame/panel-frame.js';
import { toolTitles } from './tool-titles.js';
import { t } from '../../texts/analysis.js';

const saving = () => ({
  saved: t('analysis.analysis-saved-to-notes-successfully'),
  failed: t('analysis.failed-to-save-to-notes'),
});

/** Which tool is asked about which verses. */
export interface AnalysisProps {
  readonly tool: ToolKind;
  readonly place: Place;
  /** Code in any case. */
  readonly translation: string;
}

interface AnalysisFrameProps extends AnalysisProps {
  /** The result as one text, as notes keep it; undefined while there is none. */
  readonly text: string | undefined;
  /** Names of the works that it rests on. */
  readonly works: readonly string[];
  /** Engine and works that made it, if known. */
  readonly maker?: Maker | undefined;
  readonly children: ReactNode;
}

/** Frame of every analysis: the tool's name, its subject, the way back, and keeping the result. */
export function AnalysisFrame({ tool, place, translation, text, works, maker, children }: AnalysisFrameProps) {
  const { open } = useStudyState();
  return (
    <PanelFrame
      title={toolTitles()[tool].title}
      subtitle={t('analysis.place-in-translation', {
        place: referenceOf(place),
        translation: translation.toUpperCase(),
      })}
      printTitle={text === undefined ? undefined : `${toolTitles()[tool].title} - ${referenceOf(place)}`}
      footer={
        <>
          <Button
            icon={<ArrowLeft size={18} strokeWidth={1.75} aria-hidden />}
            onClick={() => open({ kind: 'tools' }, place)}
          >
            {t('analysis.back-to-tools')}
          </Button>
          <AddToSermon
            compact
            disabled={text === undefined}
            piece={() =>
              text === undefined
                ? undefined
                : answerPiece(text, { about: referenceOf(place), reference: referenceOf(place), works, maker })
            }
          />
          <SaveToNotes
            type="primary"
            disabled={text === undefined}
            note={() =>
              text === undefined
                ? undefined
                : noteFrom({
                    from: 'analysis',
                    reference: referenceOf(place),
                    tool,
                    title: toolTitles()[tool].title,
                    text,
                  })
            }
            words={saving()}
          />
        </>
      }
    >
      {children}
    </PanelFrame>
  );
}

/** Tells of each failure of a query once. @param failedAt when the last one came, 0 while there is none */
export function useFailureToast(failedAt: number, title: string, description: string): void {
  const toast = useToast();
  useEffect(() => {
    const failure: Toast = { title, description, kind: 'error' };
    if (failedAt) toast(failure);
  }, [failedAt, title, description, toast]);
}
