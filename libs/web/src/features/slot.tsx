import { type ComponentType, lazy, type ReactNode, Suspense, useContext, useEffect, useState } from 'react';
import { ErrorBoundary } from './error-boundary.js';
import type { Feature, SlotName, SlotProps } from './feature.js';
import { RemoteError } from './remote-list.js';
import { REMOTE_DEADLINE_MS } from './remote-loader.js';
import { RemotesContext, type SlotEntry } from './remote-manifest.js';
import { useFeature } from './use-feature.js';

/** A contribution to a slot, with the id of the remote that makes it. */
interface Contribution extends SlotEntry {
  readonly remote: string;
}

/** The contributions to a slot in their order, known from the manifests: no remote is loaded to list them. */
export function useSlotEntries(name: SlotName): readonly Contribution[] {
  return useContext(RemotesContext)
    .flatMap(({ id, slots }) => slots.filter((slot) => slot.name === name).map((slot) => ({ ...slot, remote: id })))
    .sort((one, other) => one.order - other.order);
}

/** How the page that opens a slot shows a part that is not there. */
export interface SlotView {
  /** In place of a part that is on its way. */
  readonly loading: ReactNode;
  /** In place of a part that cannot be had: missing, throwing or slow; `retry` loads its remote again. */
  readonly failed: (title: string, retry: () => void) => ReactNode;
}

interface SlotOptions<Name extends SlotName> extends SlotView {
  readonly name: Name;
  /** Props given to every part. */
  readonly props: SlotProps[Name];
  /** Key of the one contribution that is shown, as under a tab; all of them where it is left out. */
  readonly only?: string;
}

/**
 * A place in a page to which other remotes contribute. Each part is loaded when it is first shown, in an error boundary
 * of its own: one that is missing, throws or is slow costs its own part of the page.
 *
 * @example
 * <Slot name="notes.tabs" only={tab} props={{ search }} loading={<Skeleton />} failed={(title, retry) => <Failed … />} />
 */
export function Slot<Name extends SlotName>({ only, ...options }: SlotOptions<Name>) {
  return useSlotEntries(options.name)
    .filter(({ key }) => only === undefined || key === only)
    .map((entry) => <Contributed key={`${entry.remote}/${entry.key}`} entry={entry} {...options} />);
}

function Contributed<Name extends SlotName>({ entry, ...options }: SlotOptions<Name> & { entry: Contribution }) {
  const state = useFeature(entry.remote);
  if (state.status === 'loading') return options.loading;
  if (state.status === 'failed')
    return <Failed error={state.error} entry={entry} retry={state.retry} show={options.failed} />;
  return (
    <ErrorBoundary
      onRetry={state.retry}
      fallback={(error, retry) => <Failed error={error} entry={entry} retry={retry} show={options.failed} />}
    >
      <Loaded feature={state.feature} entry={entry} {...options} />
    </ErrorBoundary>
  );
}

interface LoadedProps<Name extends SlotName> extends SlotOptions<Name> {
  readonly feature: Feature;
  readonly entry: Contribution;
}

function Loaded<Name extends SlotName>({ feature, entry, name, props, loading }: LoadedProps<Name>) {
  const [Part] = useState(() => lazy(() => loadPart(feature, name, entry)));
  return (
    <Suspense fallback={loading}>
      <Part {...props} />
    </Suspense>
  );
}

async function loadPart<Name extends SlotName>(
  feature: Feature,
  name: Name,
  { key, remote }: Contribution,
): Promise<{ default: ComponentType<SlotProps[Name]> }> {
  const load = feature.slots?.[name]?.[key];
  if (!load) throw new RemoteError('no-part', `${remote} has no part ${key} for ${name}`);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    const error = new RemoteError('timeout', `${key} of ${remote} did not load within ${REMOTE_DEADLINE_MS / 1_000} s`);
    timer = setTimeout(() => reject(error), REMOTE_DEADLINE_MS);
  });
  const { Part } = await Promise.race([load(), tooLate]).finally(() => clearTimeout(timer));
  return { default: Part };
}

interface FailedProps {
  readonly error: unknown;
  readonly entry: Contribution;
  readonly retry: () => void;
  readonly show: SlotView['failed'];
}

function Failed({ error, entry: { key, name, remote, title }, retry, show }: FailedProps) {
  useEffect(
    () => console.error(`Part ${key} of remote ${remote} in slot ${name} failed`, error),
    [error, key, name, remote],
  );
  return show(title, retry);
}
