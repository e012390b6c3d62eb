/** Why a text cannot be stored byte for byte, or null when it can. */
export function unstorable(text: string): string | null {
  if (text.includes('\0')) return 'Text with a NUL character cannot be kept. Remove it, then send again.';
  if (!text.isWellFormed()) return 'Text with an unpaired surrogate is not valid Unicode. Remove it, then send again.';
  return null;
}
