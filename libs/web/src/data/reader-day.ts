/** Today as '2026-11-21' by the reader's own calendar; Sweden writes dates as ISO 8601 does. */
export const readerDay = (): string => new Date().toLocaleDateString('sv');
