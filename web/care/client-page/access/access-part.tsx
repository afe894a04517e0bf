import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#client/cache.ts'
import { Button } from '#components/controls/button.tsx'
import { DateField } from '#components/fields/date-field.tsx'
import { PagedList } from '#components/lists/list-page.tsx'
import { nameThreadDay } from '#components/lists/thread-days.ts'
import { Avatar } from '#components/marks/avatar.tsx'
import { Card } from '#components/page/page.tsx'
import { Empty } from '#components/page/query-state.tsx'
import { toInstant } from '#rules/time/amsterdam.ts'
import { formatDateLong, formatTime } from '#rules/time/format-nl.ts'
import { roleWords } from '#words/nl.ts'
import { addDays } from '../../amsterdam-time.ts'
import { type AccessGroup, groupsOf } from '../../client-file/access-groups.ts'
import { FieldPair } from '../../form/form.tsx'
import { dateOf } from '../../moment/moment.ts'
import { useNow } from '../../now.ts'
import classes from '../client.module.css'
import type { PartProps } from '../client-search.ts'

// As many as one call gives: lines are grouped within a page.
const pageSize = 100

const byDay = (groups: readonly AccessGroup[]): [day: string, groups: AccessGroup[]][] => {
  const days = Map.groupBy(groups, ({ until }) => dateOf(until))
  return [...days]
}

/** Who looked at a client or changed something, by day, in plain words (NEN 7513). */
export default function AccessPart({ uuid, search, go }: PartProps) {
  const today = dateOf(useNow())
  const { van, tot, pagina = 1 } = search
  const days = { ...(van && { van }), ...(tot && { tot }) }
  const list = useQuery(
    queryOf('GET /clients/{uuid}/access_log', {
      uuid,
      query: {
        ...(van && { 'at[after]': toInstant(van, '00:00') }),
        ...(tot && { 'at[strictly_before]': toInstant(addDays(tot, 1), '00:00') }),
        page: pagina,
        itemsPerPage: pageSize,
      },
    }),
  )
  return (
    <div className={`stack gap-16 ${classes.reading}`}>
      <h2>Wie keek in het dossier</h2>
      <p className="soft">
        Wij leggen elke keer vast dat iemand deze cliënt opent of iets wijzigt. Wat iemand binnen een uur deed, staat bij elkaar.
      </p>
      <div className={classes.days}>
        <FieldPair>
          <DateField
            label="Van"
            maxDate={today}
            value={van ?? null}
            onChange={day => go({ ...(tot && { tot }), ...(day && { van: day }) })}
          />
          <DateField
            label="Tot en met"
            maxDate={today}
            value={tot ?? null}
            onChange={day => go({ ...(van && { van }), ...(day && { tot: day }) })}
          />
        </FieldPair>
      </div>
      <PagedList
        query={list}
        page={pagina}
        pageSize={pageSize}
        onTurn={page => go({ ...days, pagina: page })}
        totalOf={({ totalItems }) => totalItems}
        rows={4}
        rowHeight={72}
        empty={
          <Empty
            drawing="tea"
            title="Niemand keek in deze dagen"
            text="In deze dagen opende of wijzigde niemand iets van deze cliënt."
            action={<Button onClick={() => go({})}>Toon alle dagen</Button>}
          />
        }
      >
        {({ member }) =>
          byDay(groupsOf(member)).map(([day, groups]) => (
            <Card key={day} title={sayDay(day, today)}>
              <ul className={`stack lined ${classes.list}`}>
                {groups.map(group => (
                  <Line key={group.id} group={group} />
                ))}
              </ul>
            </Card>
          ))
        }
      </PagedList>
    </div>
  )
}

const sayDay = (day: string, today: string) => {
  const [name, whole] = [nameThreadDay(day, today), formatDateLong(day)]
  return name === whole ? whole : `${name}, ${whole}`
}

function Line({ group: { name, role, through, from, until, acts } }: { group: AccessGroup }) {
  const [first, last] = [formatTime(from), formatTime(until)]
  return (
    <li>
      <Avatar name={name} />
      <div>
        <p className={`wrap baseline ${classes.who}`}>
          <strong>{name}</strong>
          <span className="soft">
            {role && roleWords[role].toLowerCase()}
            {through && `, ${through} keek mee als planner`}
          </span>
          <span className="to-end soft figures">{first === last ? last : `${first} – ${last}`}</span>
        </p>
        <p className={classes.accessActs}>
          {acts.map(({ what, times }, at) => (
            <span key={what}>
              {at > 0 && ', '}
              {what}
              {times > 1 && <span className="soft figures"> ({times} keer)</span>}
            </span>
          ))}
        </p>
      </div>
    </li>
  )
}
