/** The letters of a text without accents and capitals: what people type finds what was written. */
export const plainLetters = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
