import type { BreachId } from './breach.ts'

const laws: Record<BreachId, { article: string; rule: string }> = {
  'ATW-DAY-REST': {
    article: '5:3',
    rule: 'In elke 24 uur heb je minstens 11 uur rust achter elkaar. Eén keer per 7 dagen mag dat 8 uur zijn.',
  },
  'ATW-WEEK-REST': {
    article: '5:5',
    rule: 'In elke 7 dagen heb je minstens 36 uur rust achter elkaar. Of in 14 dagen 72 uur, in delen van minstens 32 uur.',
  },
  'ATW-SHIFT': {
    article: '5:7',
    rule: 'Een dienst is hooguit 12 uur. Zit er minder dan 8 uur rust tussen twee diensten, dan tellen ze als één dienst.',
  },
  'ATW-WEEK': { article: '5:7', rule: 'Je werkt hooguit 60 uur in een week. Pauzes tellen niet mee.' },
  'ATW-NIGHT-LEN': { article: '5:8', rule: 'Een nachtdienst is hooguit 10 uur.' },
  'ATW-NIGHT-REST': { article: '5:8', rule: 'Na een nachtdienst die na 02:00 uur eindigt, heb je minstens 14 uur rust.' },
  'ATW-NIGHT-SERIES': { article: '5:8', rule: 'Na drie of meer nachtdiensten achter elkaar heb je minstens 46 uur rust.' },
  'ATW-BREAK': {
    article: '5:4',
    rule: 'Werk je langer dan 5,5 uur, dan heb je minstens 30 minuten pauze. Langer dan 10 uur: 45 minuten.',
  },
}
/** Takes the id of a breach; gives the article of the Arbeidstijdenwet and what it says, in Dutch. */
export const lawBehind = (id: BreachId): { article: string; rule: string } => laws[id]
