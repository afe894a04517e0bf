/** What each key of the work list does; each presses the button that has it, so a key never does what a button would not. */
export const keys = [
  ['↑', 'Naar de vorige opdracht'],
  ['↓', 'Naar de volgende opdracht'],
  ['Enter', 'Openen, en het paneel in'],
  ['C', 'Ik pak deze, ook over van een collega'],
  ['B', 'De volgende bellen'],
  ['J', 'Aan de lijn: ja, komt'],
  ['N', 'Aan de lijn: nee, met een reden'],
  ['G', 'Aan de lijn: niet bereikt'],
  ['T', 'Aan de lijn: terugbellen, met een tijd'],
  ['1', 'De eerste reden of tijd; 2 tot en met 4 de volgende'],
  ['2', 'De tweede reden of tijd'],
  ['3', 'De derde reden of tijd'],
  ['4', 'De vierde reden'],
  ['V', 'Er tien tegelijk vragen met een bericht'],
  ['?', 'Deze toetsen tonen'],
] as const
