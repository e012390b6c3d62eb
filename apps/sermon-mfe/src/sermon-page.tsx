import { PageFrame } from '@berea/ui/core';

export function SermonPage() {
  return <PageFrame title="Sermon">{null}</PageFrame>;
}
