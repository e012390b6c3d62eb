/** Whether two language tags name one language, whatever script or region they add: 'en' and 'en-GB'. */
export const isSameLanguage = (one: string, other: string): boolean => languageOf(one) === languageOf(other);

const languageOf = (tag: string): string => tag.split(/[-_]/, 1)[0]?.toLowerCase() ?? '';
