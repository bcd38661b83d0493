/** Languages that name the family first. */
const familyFirst: ReadonlySet<string> = new Set(['hu', 'zh']);

/** Whether forms ask for the family name before the given one. */
export const familyNameFirst = (language: string): boolean => familyFirst.has(language);

/** What stands between two sentences: Chinese has no space after its full stop. */
export const sentenceGap = (language: string): string => (language === 'zh' ? '' : ' ');
