const words: [RegExp, (name: string) => string][] = [
  [/\bheb je\b/g, name => `heeft ${name}`],
  [/\bwerk je\b/g, name => `werkt ${name}`],
  [/^Je werkt\b/, name => `${name} werkt`],
  [/^Je (dienst(?:en)?)\b/, () => 'De $1'],
  [/\bje (andere dienst|dienst(?:en)?)\b/g, () => 'de $1'],
]

/** Turns a sentence to a worker about their working time into one about them, by first name, for whoever chooses them. */
export const aboutAnother = (text: string, name: string): string =>
  words.reduce((sentence, [spoken, about]) => sentence.replace(spoken, about(name)), text)
