import { Button } from '@berea/ui/core';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useStudyState } from '../../study-state/study-state-context.js';

/** The button that leads to what this was opened from; null where it stands alone. */
export function useBackButton(): ReactNode {
  const { views, back } = useStudyState();
  if (views.length < 2) return null;
  return (
    <Button icon={<ArrowLeft size={18} strokeWidth={1.75} aria-hidden />} onClick={back}>
      Back
    </Button>
  );
}
