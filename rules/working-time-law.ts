import type { BreachId } from './breach.ts'

const law = (text: string, article: string) =>
  `${text} Dat staat in de Arbeidstijdenwet, artikel ${article}. Voor uitzendkrachten is dat de wet, voor zzp’ers een richtlijn.`
const laws: Record<BreachId, string> = {
  'ATW-DAY-REST': law(
    'In elke 24 uur heb je minstens 11 uur rust achter elkaar. Eén keer per 7 dagen mag dat 8 uur zijn.',
    '5:3',
  ),
  'ATW-WEEK-REST': law('In elke 7 dagen heb je minstens 36 uur rust achter elkaar, of in 14 dagen 72 uur.', '5:5'),
  'ATW-SHIFT': law(
    'Je werkt hooguit 12 uur zonder een rust van 8 uur ertussen. Zit er minder rust tussen twee diensten, dan tellen ze samen.',
    '5:7',
  ),
  'ATW-WEEK': law('Je werkt hooguit 60 uur in een week.', '5:7'),
  'ATW-NIGHT-LEN': law('Werk je ’s nachts, dan werk je hooguit 10 uur.', '5:8'),
  'ATW-NIGHT-REST': law('Werk je tot na 02:00 uur, dan heb je daarna minstens 14 uur rust.', '5:8'),
  'ATW-NIGHT-SERIES': law('Na drie of meer nachtdiensten achter elkaar heb je minstens 46 uur rust.', '5:8'),
  'ATW-BREAK': law('Werk je langer dan 5,5 uur, dan heb je minstens 30 minuten pauze; langer dan 10 uur: 45 minuten.', '5:4'),
}

/** Takes the id of a signal; gives the law behind it in Dutch, undefined for what no law asks. */
export const lawBehind = (id: string): string | undefined => (laws as Partial<Record<string, string>>)[id]
