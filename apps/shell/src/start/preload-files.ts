import { hasStoredSession, startData } from '@berea/web/host';
import { remoteAt } from '../remotes.js';

/**
 * Asks for the files of the page that is about to be shown, all at once and before anything is rendered: otherwise each
 * would be found only by the one before. Nothing depends on it.
 */
export function preloadFiles(pathname = window.location.pathname): void {
  const { shell = {}, areas = {} } = startData();
  const own = (name: string) => shell[name] ?? [];
  if (!hasStoredSession()) return own('sign-in').forEach(preload);
  const remote = remoteAt(pathname);
  const area = remote && areas[remote.id];
  if (area) [area.entry, ...area.files, ...(area.shared ?? []).flatMap(own)].forEach(preload);
  ['signed-in', 'calls'].flatMap(own).forEach(preload);
}

function preload(address: string): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = address.endsWith('.css') ? 'style' : 'script';
  link.href = address;
  document.head.append(link);
}
