import { useCallback, useEffect, useState } from 'react';
import type { Feature, RemoteId } from './feature.js';
import { forgetFeature, loadFeature } from './remote-loader.js';

export type FeatureState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly feature: Feature }
  | { readonly status: 'failed'; readonly error: unknown };

/** A remote's feature while it loads, when it is there, and when it cannot be had; `retry` asks again without a reload. */
export function useFeature(id: RemoteId): FeatureState & { readonly retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<FeatureState>({ status: 'loading' });

  useEffect(() => {
    let current = true;
    setState({ status: 'loading' });
    loadFeature(id).then(
      (feature) => current && setState({ status: 'ready', feature }),
      (error: unknown) => current && setState({ status: 'failed', error }),
    );
    return () => {
      current = false;
    };
  }, [id, attempt]);

  const retry = useCallback(() => {
    forgetFeature(id);
    setAttempt((last) => last + 1);
  }, [id]);

  return { ...state, retry };
}
