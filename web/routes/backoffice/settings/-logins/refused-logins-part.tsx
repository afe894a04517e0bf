import { useQuery } from '@tanstack/react-query'
import { oneOf } from '#care/list/choice-filters.ts'
import { FilterBar } from '#care/list/filter-bar.tsx'
import { keptFilters } from '#care/list/kept-filters.ts'
import { defineList } from '#care/list/list-search.ts'
import { useListSearch } from '#care/list/use-list-search.ts'
import type { AnswerOf } from '#client/api.ts'
import { queryOf } from '#client/cache.ts'
import { Button } from '#components/controls/button.tsx'
import { DataTable, type TableColumn } from '#components/lists/data-table.tsx'
import { PagedList } from '#components/lists/list-page.tsx'
import { Card } from '#components/page/page.tsx'
import { Empty } from '#components/page/query-state.tsx'
import { formatDateTime } from '#rules/time/format-nl.ts'

/** The reasons for refusal, in words. */
const refusedWords = {
  password: 'Wachtwoord klopte niet',
  code: 'Code klopte niet',
  passkey: 'Passkey klopte niet',
  refresh_token: 'Sleutel van het toestel was al gebruikt',
  sign_on_domain: 'Domein leidt naar geen inlogdienst',
  sign_on_over: 'Inloggen via organisatie was verlopen',
  sign_on_stopped: 'Afgebroken bij de inlogdienst',
  sign_on_answer: 'Antwoord van de inlogdienst klopte niet',
  sign_on_assurance: 'Geen tweede stap bij de inlogdienst',
  sign_on_account: 'Account mag niet via de inlogdienst',
} as const

/** The refused logins. */
const refusedLoginList = defineList<'GET /refused_logins', undefined>()({
  filters: {
    wat: oneOf({
      label: 'Wat',
      field: 'kind',
      choices: [
        { value: 'wachtwoord', label: refusedWords.password, asked: 'password' },
        { value: 'code', label: refusedWords.code, asked: 'code' },
        { value: 'passkey', label: refusedWords.passkey, asked: 'passkey' },
        { value: 'toestel', label: refusedWords.refresh_token, asked: 'refresh_token' },
        { value: 'domein', label: refusedWords.sign_on_domain, asked: 'sign_on_domain' },
        { value: 'verlopen', label: refusedWords.sign_on_over, asked: 'sign_on_over' },
        { value: 'afgebroken', label: refusedWords.sign_on_stopped, asked: 'sign_on_stopped' },
        { value: 'antwoord', label: refusedWords.sign_on_answer, asked: 'sign_on_answer' },
        { value: 'zekerheid', label: refusedWords.sign_on_assurance, asked: 'sign_on_assurance' },
        { value: 'account', label: refusedWords.sign_on_account, asked: 'sign_on_account' },
      ],
    }),
  },
  orders: { nieuwste: { label: 'Nieuwste eerst', asked: {} } },
  pageSize: 30,
  keeps: () => false,
  also: () => ({ onderdeel: 'logins' }),
})

type Refused = AnswerOf<'GET /refused_logins'>['member'][number]
const columns: TableColumn<Refused>[] = [
  { key: 'wie', label: 'Bij wie', onCard: 'title', value: ({ account, name }) => name ?? account?.username ?? 'Geen account' },
  { key: 'wat', label: 'Wat', onCard: 'line', value: ({ kind }) => refusedWords[kind] },
  {
    key: 'waar',
    label: 'Inlogdienst',
    value: ({ organization, provider }) => (provider ? `${provider.name} van ${organization}` : null),
  },
  { key: 'wanneer', label: 'Wanneer', figures: true, value: ({ refusedAt }) => formatDateTime(refusedAt) },
  { key: 'netwerk', label: 'Netwerk', figures: true, value: ({ network }) => network || 'onbekend' },
]
const kept = keptFilters('filters-geweigerde-logins', '/backoffice/settings')

/**
 * Which accounts people tried to log in to, and from which network: for a planner who is told that somebody cannot log in, or
 * that a stranger may have.
 */
export default function RefusedLoginsPart() {
  const of = useListSearch(refusedLoginList, { kept, context: undefined })
  const list = useQuery({ ...queryOf('GET /refused_logins', { query: of.query }), enabled: of.ready })
  return (
    <>
      <p className="below-16">
        Van de laatste 90 dagen. Wij bewaren van welk netwerk iemand het probeerde, niet het precieze adres. Is er een naam getypt
        die geen account heeft, dan bewaren we die naam niet.
      </p>
      <FilterBar of={of} count={list.data?.totalItems} noun={['keer geweigerd', 'keer geweigerd']} />
      <PagedList
        query={list}
        page={refusedLoginList.pageOf(of.search)}
        pageSize={refusedLoginList.pageSize}
        onTurn={page => of.set({ pagina: String(page) })}
        totalOf={({ totalItems }) => totalItems}
        rowHeight={48}
        empty={
          of.list.say(of.search, of.known) ? (
            <Empty
              title="Niets geweigerd"
              text="Niemand is geweigerd op de manier die je koos."
              action={<Button onClick={() => of.set(refusedLoginList.cleared)}>Filters wissen</Button>}
            />
          ) : (
            <Empty title="Niets geweigerd" text="Niemand is de laatste 90 dagen geweigerd." />
          )
        }
      >
        {({ member }) => (
          <Card>
            <DataTable caption="Geweigerd inloggen" columns={columns} rows={member} idOf={({ uuid }) => uuid} />
          </Card>
        )}
      </PagedList>
    </>
  )
}
