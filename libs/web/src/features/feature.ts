import type { ComponentType } from 'react';

/**
 * Version of what shell and remotes expect of each other: this type, the shared libraries' exports.
 * A remote of another major version is refused rather than run.
 */
export { FEATURE_CONTRACT_VERSION } from '@berea/contracts';

/** A remote's name in `remotes.json` and under `/remotes/`, given by its `remote.json`. */
export type RemoteId = string;

export interface FeatureRoute {
  /** Relative to the area's own path: '' is its start, '/*' takes everything below. */
  readonly path: string;
  readonly load: () => Promise<{ readonly Page: ComponentType }>;
}

/** The one thing that a remote exposes, as `<id>/feature`. */
export interface Feature {
  readonly id: RemoteId;
  readonly contractVersion: string;
  readonly routes: readonly FeatureRoute[];
}
