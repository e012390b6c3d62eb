import { PageFrame } from '@berea/ui/core';

export function BiblePage() {
  return <PageFrame title="Bible">{null}</PageFrame>;
}
