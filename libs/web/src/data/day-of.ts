/** A day of the reader's own calendar, '2026-11-22': today where no other is given. */
export const dayOf = (date = new Date()): string =>
  [date.getFullYear(), String(date.getMonth() + 1).padStart(2, '0'), String(date.getDate()).padStart(2, '0')].join('-');
