import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '#client/cache.ts'
import { Button } from '#components/controls/button.tsx'
import { Empty, QueryState } from '#components/page/query-state.tsx'
import { madeRosterStatuses, rosterStatusesInMaking } from '#contract/status-groups.ts'
import { Featured } from '../parts/featured.tsx'
import { EarlierRosters } from './earlier-rosters.tsx'
import type { RosterAudience, Shown } from './roster.ts'
import { RosterDesk } from './roster-desk.tsx'

type Props = { shown: Shown; audience: RosterAudience; onShow: (shown: Shown) => void }
const everySecond = 1000
// A failed query is retried at this interval.
const whileFailed = 10_000
const noneShown = { rooster: undefined, vorig: undefined }

export default function RosterView(props: Props) {
  return (
    <Featured feature="rosters">
      <Rosters {...props} />
    </Featured>
  )
}

/** Requests the best roster for open work, follows its progress, and shows it; earlier ones are below. */
function Rosters({ shown, audience, onShow }: Props) {
  const { rooster, vorig } = shown
  // A roster at another address is not this one.
  const { placeholderData: _other, ...fresh } = queryOf('GET /rosters/{uuid}', { uuid: rooster ?? '' })
  const query = useQuery({
    ...fresh,
    enabled: rooster !== undefined,
    refetchInterval: ({ state: { data: now } }) =>
      !now || madeRosterStatuses.includes(now.status)
        ? false
        : rosterStatusesInMaking.includes(now.status)
          ? everySecond
          : whileFailed,
  })
  // After a request made here the focus moves to the roster.
  const [asked, setAsked] = useState<string>()
  const roster = rooster === undefined ? undefined : query.data
  const desk = (
    <RosterDesk
      key={roster?.uuid ?? ''}
      {...{ roster, audience }}
      previous={vorig}
      takesFocus={roster !== undefined && roster.uuid === asked}
      onMade={(made, before) => {
        setAsked(made.uuid)
        onShow({ rooster: made.uuid, vorig: before })
      }}
    />
  )
  return (
    <div className="stack gap-16">
      {rooster === undefined ? (
        desk
      ) : (
        <QueryState
          query={query}
          height={520}
          gone={
            <Empty
              drawing="calendar"
              title="Dit rooster is er niet"
              text="Maak een nieuw rooster, of kies hieronder een ander."
              action={<Button href={audience.hrefOf(noneShown)}>Nieuw rooster</Button>}
            />
          }
        >
          {() => desk}
        </QueryState>
      )}
      <EarlierRosters {...{ audience }} current={rooster} />
    </div>
  )
}
