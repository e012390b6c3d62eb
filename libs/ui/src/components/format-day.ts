import dayjs from 'dayjs';

/** '17 Nov 2026', in the user's own time zone, for an ISO 8601 instant. */
export const formatDay = (instant: string): string => dayjs(instant).format('D MMM YYYY');

/** 'Saturday 21 November' for today. */
export const formatToday = (): string => dayjs().format('dddd D MMMM');

/** '14:32', in the user's own time zone, for an ISO 8601 instant. */
export const formatTime = (instant: string): string => dayjs(instant).format('HH:mm');
