/** What this browser keeps under a key; a browser may refuse storage altogether. */
export function kept(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

export const hasCookie = (cookie: string): boolean => document.cookie.split('; ').includes(cookie);

/** Text that ought to be an object; nothing where it is none. */
export function parsed<T extends object>(text: string | null | undefined): Partial<T> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return value && typeof value === 'object' ? value : {};
  } catch {
    return {};
  }
}
