import { type Toast, useToast } from '@berea/ui/core';
import { useEffect } from 'react';

/** Tells of each failure of a query once. @param failedAt when the last one came, 0 while there is none */
export function useFailureToast(failedAt: number, title: string, description: string): void {
  const toast = useToast();
  useEffect(() => {
    const failure: Toast = { title, description, kind: 'error' };
    if (failedAt) toast(failure);
  }, [failedAt, title, description, toast]);
}
