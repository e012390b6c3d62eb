const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' });

/** 'Spanish' for 'es'. A module's own description may hold a tag that is none: it is shown as it is. */
export function nameLanguage(tag: string): string {
  try {
    return names.of(tag) ?? tag;
  } catch {
    return tag;
  }
}
