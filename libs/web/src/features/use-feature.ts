import { useCallback, useEffect, useState } from 'react';
import type { Feature, RemoteId } from './feature.js';
import { forgetFeature, loadedFeature, loadFeature } from './remote-loader.js';

export type FeatureState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly feature: Feature }
  | { readonly status: 'failed'; readonly error: unknown };

/** Which attempt at which remote a state belongs to. */
interface Outcome {
  readonly id: RemoteId;
  readonly attempt: number;
  readonly state: FeatureState;
}

const LOADING: FeatureState = { status: 'loading' };

/** A remote's feature while it loads, when it is there, and when it cannot be had; `retry` asks again without a reload. */
export function useFeature(id: RemoteId): FeatureState & { readonly retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome | null>(() => {
    const feature = loadedFeature(id);
    return feature ? { id, attempt, state: { status: 'ready', feature } } : null;
  });

  useEffect(() => {
    let current = true;
    const settle = (state: FeatureState) => current && setOutcome({ id, attempt, state });
    loadFeature(id).then(
      (feature) => settle({ status: 'ready', feature }),
      (error: unknown) => settle({ status: 'failed', error }),
    );
    return () => {
      current = false;
    };
  }, [id, attempt]);

  const retry = useCallback(() => {
    forgetFeature(id);
    setAttempt((last) => last + 1);
  }, [id]);

  const state = outcome?.id === id && outcome.attempt === attempt ? outcome.state : LOADING;
  return { ...state, retry };
}
