import type { ToolKind } from '@berea/contracts';
import { TOOL_KINDS, WRITTEN_TOOLS } from '@berea/contracts/values';
import { useScholarIsOff } from '@berea/web';

const OF_SCHOLAR: ReadonlySet<ToolKind> = new Set(WRITTEN_TOOLS);

/** The nine study tools, or those of them that do without Scholar. */
export function useOfferedTools(): readonly ToolKind[] {
  const scholarIsOff = useScholarIsOff();
  return TOOL_KINDS.filter((tool) => !scholarIsOff || !OF_SCHOLAR.has(tool));
}
