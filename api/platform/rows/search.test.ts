import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { folded, isFoundIn } from '../../../rules/typed/folded.ts'
import { openTestApi } from '../../../tests/servers/api.ts'
import { holds, spoken } from './search.ts'

const api = await openTestApi()
afterAll(() => api.close())
const answerOf = async <T>(value: ReturnType<typeof spoken>): Promise<T> =>
  (await sql<{ value: T }>`select ${value} as value`.execute(api.db)).rows[0]!.value

const names = [
  ...[
    'Joël Çelik',
    'Ömer Öztürk',
    'Yıldız İnce',
    'Graça Pão',
    'Ĳsselstein',
    'IJsselstein',
    'van ’t Hoff',
    "van 't Hoff",
    'van ´t Hoff',
  ],
  ...[
    'Großmann',
    'GROẞMANN',
    'Æbelø Œuvre',
    'Łukasz Đorđević',
    'Þór',
    'Jansen-de Vries',
    'Jansen‑de Vries',
    'O`Brien',
    'Oʼbrien',
  ],
  ...[
    'Юрий Йонов',
    'Σίσυφος',
    'محمد الحسن',
    '小明 王',
    'ﬁjn',
    '１２３',
    'Ngŋ',
    'Şahin\u200b\ufeff',
    '  Jan\u00a0 Piet\t',
    '50% korting, nr. 3_a',
    '🙂',
    '',
  ],
  ...['Nguyễn Thị', 'ǅemal', 'Ħal Ŧest', 'Əliyev', 'wim.jansen+zorg@ziggo.nl', 'Ångström', 'n°5', '½ dag', 'İSTANBUL'],
]
test.each(names.flatMap(name => [name, name.normalize('NFD'), name.toUpperCase()]))(
  '%j is folded by PostgreSQL as here',
  async name => {
    expect(await answerOf<string>(spoken(sql`${name}::text`))).toBe(` ${folded(name)} `)
  },
)

test.each([
  ['Joël Çelik', 'Joel', true],
  ['Joël Çelik'.normalize('NFD'), 'joël celik', true],
  ['Ömer Öztürk', 'Omer Ozturk', true],
  ['Aslı Yıldız', 'Yildiz', true],
  ['Aslı Yıldız', 'ASLI', true],
  ['Graça Pão', 'Graca', true],
  ['Ĳsselstein', 'IJsselstein', true],
  ['Jan van ’t Hoff', "van 't Hoff", true],
  ['Jan van ’t Hoff', 'van t hoff', true],
  ['Großmann', 'Grossmann', true],
  ['Wim van der Berg', 'Berg Wim van der', true],
  ['Wim van der Berg', 'Berg, Wim', true],
  ['Wim van der Berg', ' wim   berg ', true],
  ['Wim van der Berg', 'wim bakker', false],
  ['Jan van der Meer', 'me', true],
  ['Jan van der Meer', 'ee', false],
  ['Jan van der Meer', 'eer', true],
  ['Jan van der Meer', 'j', true],
  ['Jan van der Meer', 'n', false],
  ['50% korting', '%', false],
  ['50% korting', '50%', true],
  ['Jan Piet', '_', false],
  ['Jan', '', true],
  ['612345060', '5060', true],
  ['612345060', '0612', true],
  ['612345060', '3450', false],
  ['612345060', '060', false],
  ['Kerkstraat 12 3511ab Utrecht', '3511 AB', true],
  ['Kerkstraat 12 3511ab Utrecht', 'kerkstraat 12 3511', true],
])('%j is found by %j: %s', async (text, search, found) => {
  expect(await answerOf<boolean>(holds(spoken(sql`${text}::text`), search))).toBe(found)
  expect(isFoundIn(text, search)).toBe(found)
})

test.each([
  '0612345060',
  '06 12 34 50 60',
  '06-12345060',
  '+31612345060',
  '+31 6 12345060',
  '0031612345060',
  '+31 (0)6 1234 5060',
  '5060',
])('a telephone number that is kept as +31612345060 is found by %s', async search => {
  const kept = sql`(' ' || phone_folded('+31612345060') || ' ')`
  expect(await answerOf<boolean>(holds(kept, search))).toBe(true)
  expect(await answerOf<string>(sql`phone_folded(${search})`)).toMatch(/5060$/)
})
test.each(['+32 470 12 34 56', '0032470123456', '0470 12 34 56'])('a number of abroad is found by %s', async search => {
  expect(await answerOf<boolean>(holds(sql`(' ' || phone_folded('+32470123456') || ' ')`, search))).toBe(true)
})

test.each([
  ['client', sql`folded`],
  ['client', sql`name_folded`],
  ['client_relation', sql`folded`],
  ['client_admin', sql`name_folded`],
  ['care_worker_profile', sql`folded`],
  ['care_worker_profile', sql`name_folded`],
  ['care_worker_profile', spoken(sql`city`)],
  ['organization_user', sql`name_folded`],
  ['back_office_employee', sql`name_folded`],
  ['organization_location', spoken(sql`name || ' ' || city`)],
  ['account', spoken(sql`username`)],
  ['care_moment', spoken(sql`title`)],
])('what is searched in %s is found by an index, by words, by two letters and by a number', async (table, text) => {
  for (const search of ['jansen wim', 'ja', '5060']) {
    const { rows } = await api.db.transaction().execute(async tx => {
      // The tables of a test are too small for PostgreSQL to prefer an index.
      await sql`set local enable_seqscan = off`.execute(tx)
      return sql<{ 'QUERY PLAN': string }>`explain select uuid from ${sql.table(table)} where ${holds(text, search)}`.execute(tx)
    })
    expect(rows.map(row => row['QUERY PLAN']).join('\n'), search).toMatch(/Index Cond: .*~~/)
  }
})
