import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { clientName, type ListedMoment, nameOf } from '#care/moment/care-moment.ts'
import { formatShortWhen } from '#care/moment/moment.ts'
import { recentNow } from '#care/now.ts'
import { queryOf } from '#client/cache.ts'
import { Button } from '#components/controls/button.tsx'
import { Empty } from '#components/page/query-state.tsx'
import classes from '../-list/favorite-list.module.css'
import { SearchDialog, useSearchText } from './search-dialog.tsx'

const max = 8

type Worker = { uuid: string; profile: { firstName: string; lastName: string } }

/** The open assignments this care worker can do, soonest first. The request itself is made on the assignment's page. */
export default function InviteDialog({ careWorker, onClose }: { careWorker: Worker; onClose: () => void }) {
  const text = useSearchText()
  const { search } = text
  const [since] = useState(recentNow)
  const { firstName } = careWorker.profile
  const found = { 'startDate[after]': since, 'order[startDate]': 'asc', itemsPerPage: max } as const
  const query = useQuery(
    queryOf('GET /care_moments', {
      query: { ...found, care_worker_available_uuid: careWorker.uuid, ...(search && { search }) },
    }),
  )
  return (
    <SearchDialog
      title={`${nameOf(careWorker.profile)} uitnodigen`}
      lead={`Dit kan ${firstName} doen: niveau, contractvorm, documenten en handelingen kloppen, en de tijd is nog vrij. Je vraagt het op de pagina van de opdracht; een nee telt nergens mee.`}
      label="Zoek een opdracht"
      search={text}
      query={query}
      rowHeight={64}
      empty={
        search ? (
          <Empty title="Geen opdracht gevonden" text={`Van wat ${firstName} kan doen past niets bij “${search}”.`} />
        ) : (
          <Empty
            drawing="calendar"
            title="Nu is er niets dat past"
            text={`Geen openstaande opdracht past bij het niveau, de contractvorm, de documenten en de planning van ${firstName}.`}
            action={<Button href="/organisatie/opdrachten/nieuw">Nieuwe opdracht</Button>}
          />
        )
      }
      hint="zoek op titel, cliënt of plaats"
      onClose={onClose}
    >
      {(query.data?.member ?? []).map(moment => (
        <Choice key={moment.uuid} {...{ moment, careWorker, since }} />
      ))}
    </SearchDialog>
  )
}

type ChoiceProps = { moment: ListedMoment; careWorker: Worker; since: string }

function Choice({ moment, careWorker, since }: ChoiceProps) {
  const { title, location, uuid } = moment
  const when = formatShortWhen(moment, since)
  const { firstName } = careWorker.profile
  return (
    <li>
      <span className={`grid shrinks breaks ${classes.peopleWords}`}>
        <strong className="figures">{when}</strong>
        <span>{title}</span>
        <span className="soft small">
          {[clientName(moment), location.name, moment.expertiseLevel.name].filter(Boolean).join(' · ')}
        </span>
      </span>
      <Button size="sm" variant="default" href={`/organisatie/opdrachten/${uuid}?vraag=${careWorker.uuid}`}>
        Vraag {firstName}
        <span className="unseen">
          {' '}
          voor {title}, {when}
        </span>
      </Button>
    </li>
  )
}
