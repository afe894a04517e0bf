// What is typed in a field, by its name: mostly something that fits, sometimes something that nobody expects.
import type { Chance } from '../../demo/chance.ts'
import type { Control } from './what.ts'

const fitting: [RegExp, readonly string[]][] = [
  [/e-?mail/i, ['iemand.anders@voorbeeld.example']],
  [/wachtwoord/i, ['een-lang-wachtwoord-van-vijf-woorden']],
  [/telefoon|mobiel|bellen/i, ['06 12345678', '030 2345678']],
  [/postcode/i, ['3511 AA', '1012 LG']],
  [/datum|dag|geboren|vanaf|tot en met|van$|tot$/i, ['1-12-2026', '15 december', '31-1-2027']],
  [/tijd|begin|einde|uur/i, ['9:00', '1730', '23:45']],
  [/bedrag|tarief|euro|€|bonus/i, ['12,50', '45']],
  [/aantal|minuten|pauze|km|kilometer|nummer|percentage|%/i, ['3', '30', '0']],
  [/zoek/i, ['an', 'de vries', 'xqz']],
]
const words = ['Een paar woorden', 'Bel mij hier even over.', 'Ja']
const odd = ['   ', 'Ünïcode 👩‍⚕️ en "aanhaling"', 'x'.repeat(300), '<b>vet</b>', '-1', '31-2-2026', '25:61']

export const textFor = ({ name, type }: Control, chance: Chance): string => {
  if (type === 'date') return '2026-12-01'
  if (type === 'time') return '09:00'
  if (type === 'month') return '2026-12'
  if (type === 'number' || type === 'range') return '3'
  if (chance.isTrue(0.1)) return chance.pick(odd)
  return chance.pick(fitting.find(([pattern]) => pattern.test(name))?.[1] ?? words)
}
