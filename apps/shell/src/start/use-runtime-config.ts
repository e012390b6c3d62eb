import { givenRuntimeConfig, loadRuntimeConfig, type RuntimeConfig } from '@berea/web/host';
import { useCallback, useEffect, useState } from 'react';

const TRY_AGAIN_MS = 5_000;

export interface StartConfig {
  readonly config: RuntimeConfig | null;
  /** Nothing came so far; it is asked for again every few seconds. */
  readonly failed: boolean;
  readonly retry: () => void;
}

/** The facts of this deployment, asked for until the server gives them: one that is starting needs no reload. */
export function useRuntimeConfig(): StartConfig {
  const [config, setConfig] = useState(givenRuntimeConfig);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((last) => last + 1), []);

  useEffect(() => {
    if (givenRuntimeConfig()) return;
    let current = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    loadRuntimeConfig().then(
      (loaded) => current && setConfig(loaded),
      () => {
        if (!current) return;
        setFailed(true);
        timer = setTimeout(retry, TRY_AGAIN_MS);
      },
    );
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [attempt, retry]);

  return { config, failed, retry };
}
