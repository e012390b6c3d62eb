import dayjs from 'dayjs';

/** The reader's own day, as '2026-11-22'. */
export const localToday = (): string => dayjs().format('YYYY-MM-DD');
