/** What each key of the round does; each presses the button that has it, so a key never does what a button would not. */
export const keys = [
  ['g', 'Alles zonder afwijking goedkeuren'],
  ['j', 'Volgende'],
  ['k', 'Vorige'],
  ['a', 'Goedkeuren'],
  ['v', 'Ander voorstel doen'],
  ['w', 'Niet goedkeuren, met een reden'],
  ['n', 'Melden dat er niet is gewerkt'],
  ['u', 'Het laatste ongedaan maken'],
  ['?', 'Deze toetsen tonen'],
] as const
export type Key = (typeof keys)[number][0]
