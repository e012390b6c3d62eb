/** Steps of a sermon, each with an address; `preach` is the pulpit's. */
export type Step = 'text' | 'study' | 'write' | 'preach';

/** The one address of a sermon, or of one of its steps. */
export const deskPath = (id: string, step?: Step): string => `/sermon-prep/${id}${step ? `/${step}` : ''}`;
