export const CHAT_MODES = ['study', 'devotional'] as const;
export type ChatMode = (typeof CHAT_MODES)[number];
