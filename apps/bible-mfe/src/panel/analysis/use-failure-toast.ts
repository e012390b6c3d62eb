import { type Toast, useToast } from '@berea/ui/core';
import { useEffect, useRef } from 'react';

/** Tells of each failure of a query once. @param failedAt when the last one came, 0 while there is none */
export function useFailureToast(failedAt: number, title: string, description: string): void {
  const toast = useToast();
  const told = useRef(0);
  useEffect(() => {
    if (!failedAt || told.current === failedAt) return;
    told.current = failedAt;
    const failure: Toast = { title, description, kind: 'error' };
    toast(failure);
  }, [failedAt, title, description, toast]);
}
