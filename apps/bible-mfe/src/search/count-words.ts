const number = new Intl.NumberFormat('en');

/** '1 verse', '12 verses', '100 of 312 verses shown.' */
export function countWords(shown: number, total: number): string {
  if (shown < total) return `${number.format(shown)} of ${number.format(total)} verses shown.`;
  return `${number.format(total)} ${total === 1 ? 'verse' : 'verses'}`;
}
