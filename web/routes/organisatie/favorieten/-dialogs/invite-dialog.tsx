import { useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { offeredStatuses } from '../../../../../contract/status-groups.ts'
import { formatTimes } from '../../../../../rules/format-nl.ts'
import { clientName, type ListedMoment, nameOf } from '../../../../care/moment/care-moment.ts'
import { formatDates, formatShortDate } from '../../../../care/moment/moment.ts'
import { recentNow } from '../../../../care/now.ts'
import { ask } from '../../../../client/cache.ts'
import { Button } from '../../../../components/button.tsx'
import { Dialog } from '../../../../components/dialog.tsx'
import { SearchIcon } from '../../../../components/icons.tsx'
import { Empty, ListState } from '../../../../components/list-state.tsx'
import { TextField } from '../../../../components/text-field.tsx'
import { useLate } from '../../../../components/use-late.ts'
import type { Favorite } from '../-list/favorites.ts'
import classes from './people-list.module.css'

const most = 8

/** The open opdrachten, soonest first, for which this favourite may be asked. Asking itself is done on the page of the opdracht. */
export default function InviteDialog({ favorite, onClose }: { favorite: Favorite; onClose: () => void }) {
  const [text, setText] = useState('')
  const search = useLate(text.trim())
  const [since] = useState(recentNow)
  const { careWorker } = favorite
  const { firstName } = careWorker.profile
  const found = { 'startDate[after]': since, 'order[startDate]': 'asc', itemsPerPage: most } as const
  const query = useQuery(ask('GET /care_moments', { query: { ...found, status: offeredStatuses, ...(search && { search }) } }))
  const moments = query.data?.member ?? []
  const able = useQueries({
    queries: moments.map(({ uuid }) =>
      ask('GET /care_workers', { query: { uuid: careWorker.uuid, care_moment_available_uuid: uuid, itemsPerPage: 0 } }),
    ),
  })
  const more = (query.data?.totalItems ?? 0) - moments.length
  return (
    <Dialog title={`${nameOf(careWorker.profile)} uitnodigen`} onClose={onClose}>
      <p className={classes.lead}>
        Kies een openstaande opdracht. Op de pagina van die opdracht vraag je {firstName}; een nee telt nergens mee.
      </p>
      <TextField
        type="search"
        aria-label="Zoek een opdracht"
        placeholder="Zoek een opdracht"
        maxLength={100}
        leftSection={<SearchIcon size={20} />}
        value={text}
        onChange={event => setText(event.currentTarget.value)}
        data-autofocus
      />
      <ListState
        query={query}
        rows={4}
        rowHeight={64}
        isEmpty={data => data.member.length === 0}
        empty={
          search ? (
            <Empty title="Geen opdracht gevonden" text={`Geen openstaande opdracht past bij “${search}”.`} />
          ) : (
            <Empty
              drawing="calendar"
              title="Geen openstaande opdrachten"
              text="Plaats een opdracht, dan kun je hiervoor iemand uitnodigen."
              action={<Button href="/organisatie/opdrachten/nieuw">Nieuwe opdracht</Button>}
            />
          )
        }
      >
        {() => (
          <>
            <ul className={classes.list}>
              {moments.map((moment, at) => (
                <Choice
                  key={moment.uuid}
                  {...{ moment, favorite, since }}
                  able={able[at]?.data && able[at].data.totalItems > 0}
                />
              ))}
            </ul>
            <p className={classes.soft}>
              {more > 0 && `Nog ${more} openstaande ${more === 1 ? 'opdracht' : 'opdrachten'}: zoek op titel, cliënt of plaats. `}
              Past niet: niveau, contractvorm, documenten of handelingen kloppen niet, of {firstName} werkt dan al.
            </p>
          </>
        )}
      </ListState>
    </Dialog>
  )
}

type ChoiceProps = { moment: ListedMoment; favorite: Favorite; since: string; able: boolean | undefined }

function Choice({ moment, favorite: { careWorker }, since, able }: ChoiceProps) {
  const { startDate, endDate, timeScope, title, location, uuid } = moment
  const when =
    timeScope === 'period' ? formatDates(moment) : `${formatShortDate(startDate, since)}, ${formatTimes(startDate, endDate)}`
  const { firstName } = careWorker.profile
  return (
    <li>
      <span className={classes.words}>
        <strong className="figures">{when}</strong>
        <span>{title}</span>
        <span className={classes.soft}>
          {[clientName(moment), location.name, moment.expertiseLevel.name].filter(Boolean).join(' · ')}
        </span>
      </span>
      {able === true && (
        <Button size="sm" variant="default" href={`/organisatie/opdrachten/${uuid}?vraag=${careWorker.uuid}`}>
          Vraag {firstName}
          <span className="unseen">
            {' '}
            voor {title}, {when}
          </span>
        </Button>
      )}
      {able === false && <span className={classes.state}>Past niet</span>}
      {able === undefined && <span className={classes.state}>Nakijken…</span>}
    </li>
  )
}
