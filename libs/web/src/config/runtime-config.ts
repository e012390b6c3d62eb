import type { RuntimeConfig } from '@berea/contracts';
import { createContext, useContext } from 'react';
import { startData } from './start-data.js';

export type { RuntimeConfig } from '@berea/contracts';

const DEADLINE_MS = 8_000;

/** The facts of this deployment, where the page brought them. */
export const givenRuntimeConfig = (): RuntimeConfig | null => startData().config ?? null;

/** Reads the facts of this deployment. @throws Error when the server does not give them within 8 s */
export async function loadRuntimeConfig(): Promise<RuntimeConfig> {
  const response = await fetch(new URL('/config.json', window.location.origin), {
    cache: 'no-cache',
    signal: AbortSignal.timeout(DEADLINE_MS),
  });
  if (!response.ok) throw new Error(`${response.status}: the server's configuration could not be read`);
  return (await response.json()) as RuntimeConfig;
}

export const ConfigContext = createContext<RuntimeConfig | null>(null);

/** The facts of this deployment: links, support address, what answers as Scholar. */
export function useConfig(): RuntimeConfig {
  const config = useContext(ConfigContext);
  if (!config) throw new Error('useConfig needs a ConfigContext above it.');
  return config;
}
