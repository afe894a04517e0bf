/** The keys of the queue of documents. */
export const keys = [
  ['a', 'Goedkeuren'],
  ['w', 'Afkeuren: kies of schrijf de reden'],
  ['1', 'Afkeuren met de eerste reden (tot en met 9)'],
  ['j', 'Volgende'],
  ['k', 'Vorige'],
  ['u', 'Het laatste ongedaan maken'],
  ['b', 'Volgend bestand'],
  ['d', 'Foto draaien'],
  ['+', 'Groter'],
  ['-', 'Kleiner'],
  ['?', 'Deze toetsen tonen'],
] as const
/** With the numbers of all reasons. */
export const pressed = [
  ...keys,
  ...['2', '3', '4', '5', '6', '7', '8', '9'].map(key => [key, 'Afkeuren met deze reden'] as const),
]
