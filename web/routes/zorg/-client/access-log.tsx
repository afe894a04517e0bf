import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type AccessGroup, groupsOf } from '#care/client-file/access-groups.ts'
import { clientQuery } from '#care/client-file/client.ts'
import { dateOf } from '#care/moment/moment.ts'
import { useNow } from '#care/now.ts'
import { queryOf } from '#client/cache.ts'
import { Button } from '#components/controls/button.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { PagedList } from '#components/lists/list-page.tsx'
import { Avatar } from '#components/marks/avatar.tsx'
import { Card } from '#components/page/page.tsx'
import { Empty } from '#components/page/query-state.tsx'
import { late } from '#components/page/suspense.tsx'
import { formatTime } from '#rules/time/format-nl.ts'
import { plainAccess } from '#words/family-access-nl.ts'
import { familyRoleWords } from '#words/family-nl.ts'
import { nameNear, sayDate } from '../-visits/days.ts'
import { sayList } from '../-visits/visit-words.ts'
import classes from './client.module.css'
import type { ClientSearch } from './client-search.ts'

const MessageDialog = late(() => import('../-parts/message-dialog.tsx'))
const pageSize = 100
type Props = { client: string; search: ClientSearch; go: (search: ClientSearch) => void }

/** The access log of a client, by day; the family can ask about what they do not understand. */
export default function AccessLog({ client, search: { zoek, pagina = 1 }, go }: Props) {
  const today = dateOf(useNow())
  const person = useQuery(clientQuery(client)).data?.firstName ?? 'de cliënt'
  const [asked, setAsked] = useState<AccessGroup>()
  const looks = useQuery(
    queryOf('GET /clients/{uuid}/access_log', {
      uuid: client,
      query: { others: true, ...(zoek && { search: zoek }), page: pagina, itemsPerPage: pageSize },
    }),
  )
  const find = (form: FormData) => {
    const word = String(form.get('zoek')).trim()
    go({ onderdeel: 'inzage', ...(word && { zoek: word }) })
  }
  return (
    <>
      <p>Hier ziet u wie de gegevens van {person} bekeek of veranderde. Uzelf staat er niet bij.</p>
      <search>
        <form className={`grid with-end bottom gap-12 ${classes.search}`} action={find}>
          <TextField key={zoek} label="Zoek op naam" type="search" name="zoek" defaultValue={zoek} autoComplete="off" />
          <Button type="submit" variant="default" size="lg">
            Zoeken
          </Button>
        </form>
      </search>
      <PagedList
        query={looks}
        page={pagina}
        pageSize={pageSize}
        onTurn={page => go({ onderdeel: 'inzage', ...(zoek && { zoek }), pagina: page })}
        totalOf={({ totalItems }) => totalItems}
        rows={4}
        rowHeight={96}
        empty={
          <Empty
            drawing="tea"
            title={zoek ? 'Niemand gevonden' : 'Er keek nog niemand'}
            text={zoek ? 'Zoek op een andere naam.' : 'Wie er keek, leest u hier.'}
            action={zoek && <Button onClick={() => go({ onderdeel: 'inzage' })}>Toon iedereen</Button>}
          />
        }
      >
        {({ member }) =>
          [...Map.groupBy(groupsOf(member, plainAccess), ({ until }) => dateOf(until))].map(([day, groups]) => (
            <Card key={day} title={[nameNear(day, today), sayDate(day)].filter(Boolean).join(', ')}>
              <ul className={`stack lined ${classes.looks}`}>
                {groups.map(group => (
                  <Look key={group.id} group={group} onAsk={() => setAsked(group)} />
                ))}
              </ul>
            </Card>
          ))
        }
      </PagedList>
      {asked && (
        <MessageDialog
          client={client}
          title="Wat wilt u weten?"
          about={`Vraag over wie er keek: ${sayLook(asked)}, ${sayDate(dateOf(asked.until))} ${formatTime(asked.until)}.`}
          label="Uw vraag"
          lead={(manager = 'Ons kantoor') => `${manager} zoekt het voor u uit.`}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}

const firstWord = (name: string) => name.split(' ')[0] ?? name
const sayRole = ({ role, organization }: AccessGroup) => organization ?? (role && familyRoleWords[role])
const sayWho = (group: AccessGroup) => [group.name, sayRole(group) && `(${sayRole(group)})`].filter(Boolean).join(' ')
const sayLook = (group: AccessGroup) => `${sayWho(group)} ${sayList(group.acts.map(({ what }) => what))}`

function Look({ group, onAsk }: { group: AccessGroup; onAsk: () => void }) {
  const { name, through, until, acts } = group
  return (
    <li>
      <Avatar name={name} size={44} />
      <div>
        <p className="flex spread gap-8">
          <span>
            <strong>{name}</strong>
            {sayRole(group) && <span className="soft"> {sayRole(group)}</span>}
          </span>
          <span className="soft one-line figures">{formatTime(until)}</span>
        </p>
        <p>
          {firstWord(name)} {sayList(acts.map(({ what }) => what))}.
          {through && <span className="soft"> {firstWord(through)} keek mee.</span>}
        </p>
        <button type="button" className={`touch strong ${classes.ask}`} aria-haspopup="dialog" onClick={onAsk}>
          Vraag hierover
          <span className="unseen">
            {' '}
            over {sayWho(group)}, {formatTime(until)}
          </span>
        </button>
      </div>
    </li>
  )
}
