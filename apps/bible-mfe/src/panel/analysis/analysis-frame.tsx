import { noteFrom, SaveToNotes } from '@berea/answers';
import type { Place, ToolKind } from '@berea/contracts';
import { Button } from '@berea/ui/core';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { PanelFrame } from '../frame/panel-frame.js';
import { referenceOf } from '../../place/reference-of.js';
import { useStudyState } from '../../study-state/study-state-context.js';
import { TOOL_TITLES } from './tool-titles.js';

const SAVING = { saved: 'Analysis saved to notes successfully!', failed: 'Failed to save to notes' };

export interface AnalysisFrameProps {
  readonly tool: ToolKind;
  readonly place: Place;
  readonly translation: string;
  /** The result as one text, as notes keep it; undefined while there is none. */
  readonly text: string | undefined;
  readonly children: ReactNode;
}

/** What every analysis stands in: the tool's name, of what it speaks, the way back, and keeping the result. */
export function AnalysisFrame({ tool, place, translation, text, children }: AnalysisFrameProps) {
  const { open } = useStudyState();
  return (
    <PanelFrame
      title={TOOL_TITLES[tool].title}
      subtitle={`${referenceOf(place)} in the ${translation.toUpperCase()}`}
      printTitle={text === undefined ? undefined : `${TOOL_TITLES[tool].title} - ${referenceOf(place)}`}
      footer={
        <>
          <Button
            icon={<ArrowLeft size={18} strokeWidth={1.75} aria-hidden />}
            onClick={() => open({ kind: 'tools' }, place)}
          >
            Back to Tools
          </Button>
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
                    title: TOOL_TITLES[tool].title,
                    text,
                  })
            }
            words={SAVING}
          />
        </>
      }
    >
      {children}
    </PanelFrame>
  );
}
