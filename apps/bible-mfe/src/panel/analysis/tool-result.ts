import type { Place, ToolKind } from '@berea/contracts';
import type { Maker } from '@berea/web';

/** What a section of the guide says, as notes and sermons keep it. */
export interface ToolResult {
  readonly text: string;
  /** Names of the works that it rests on. */
  readonly works: readonly string[];
  /** Engine and works that made it, if known. */
  readonly maker?: Maker | undefined;
}

/** Which tool is asked about which verses. */
export interface ToolAnswerProps {
  readonly tool: ToolKind;
  readonly place: Place;
  /** Code in any case. */
  readonly translation: string;
  /** Whether it is read just now: a failure further down is no news yet. */
  readonly inView: boolean;
  /** Is told what it says, each time that this changes. */
  readonly onResult: (result: ToolResult | undefined) => void;
}
