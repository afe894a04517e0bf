import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { agreementsHref } from '#care/agreement/agreements-href.ts'
import { addDays, weekOf } from '#care/amsterdam-time.ts'
import type { Availability as Said } from '#care/availability/availability.ts'
import { newWeek, type Values, valuesOf } from '#care/availability/stretches.ts'
import { dateOf } from '#care/moment/moment.ts'
import { useNow } from '#care/now.ts'
import { Signals } from '#care/reactions/judgement.tsx'
import { queryOf } from '#client/cache.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { Button } from '#components/controls/button.tsx'
import type { Choosable } from '#components/fields/combobox.tsx'
import { StatusPill } from '#components/marks/status-pill.tsx'
import { Notice } from '#components/page/notice.tsx'
import { Card } from '#components/page/page.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import { late } from '#components/page/suspense.tsx'
import { careMomentStatusWords } from '#contract/status-groups.ts'
import { formatDateTimes, formatStretch } from '#rules/time/format-nl.ts'
import { openMomentHref } from '../../-parts/open-moment-href.ts'
import { ChooseMoment } from '../-list/choose-moment.tsx'
import classes from './worker.module.css'
import type { PartProps } from './worker.ts'

/** Availability, whether they could do a moment and why not, and their current and past work. */
export default function WorkPart({ worker }: PartProps) {
  return (
    <div className={`stack top gap-16 ${classes.columns}`}>
      <div className="stack gap-16 in-order">
        <MayDo worker={worker} />
        <Availability worker={worker} />
      </div>
      <div className="stack gap-16 in-order">
        <Moments worker={worker} when="ahead" />
        <Moments worker={worker} when="past" />
      </div>
    </div>
  )
}

function MayDo({ worker: { uuid, profile } }: PartProps) {
  const [moment, choose] = useState<Choosable | null>(null)
  return (
    <Card title="Beschikbaar voor een opdracht?">
      <ChooseMoment value={moment} onChange={choose} />
      {moment && <Answer key={moment.value} worker={uuid} moment={moment.value} {...profile} />}
    </Card>
  )
}

type Asked = { worker: string; moment: string; firstName: string; lastName: string }
function Answer({ worker, moment, firstName, lastName }: Asked) {
  const query = useQuery(queryOf('GET /care_moments/{uuid}/eligibility', { uuid: moment, query: { careWorker: worker } }))
  return (
    <QueryState query={query} height={60}>
      {({ reasons, signals }) => (
        <>
          <Notice tone={reasons.length > 0 ? 'attention' : 'settled'} role="status">
            {reasons.length > 0 ? reasons.map(({ message }) => message).join(' ') : `${firstName} kan en mag deze opdracht doen.`}
          </Notice>
          {reasons.some(({ code }) => code === 'overlap') && (
            <OtherWork {...{ worker, moment }} name={`${firstName} ${lastName}`} />
          )}
          <Signals signals={signals} />
        </>
      )}
    </QueryState>
  )
}

/** The time and place of their other work then. */
function OtherWork({ worker, moment, name }: { worker: string; moment: string; name: string }) {
  const { data } = useQuery(queryOf('GET /care_moments/{uuid}/unable', { uuid: moment, query: { search: name } }))
  const work = data?.people.find(({ uuid }) => uuid === worker)?.work
  if (!work) return null
  return (
    <p className="soft small figures">
      Het andere werk: {formatDateTimes(work.startDate, work.endDate)}, {work.placeName}.
    </p>
  )
}

const AvailabilitySheet = late(() => import('#care/availability/availability-sheet.tsx'))

function Availability({ worker: { uuid } }: PartProps) {
  const present = useNow()
  const now = present.slice(0, 13)
  const [editing, setEditing] = useState<{ start: Values; existing?: Said } | null>(null)
  const list = useQuery(
    queryOf('GET /care_worker_availabilities', {
      query: {
        ...{ 'careWorker.uuid': uuid, 'endDate[after]': `${now}:00:00Z`, 'order[startDate]': 'asc', itemsPerPage: 20 },
      },
    }),
  )
  return (
    <Card
      title="Beschikbaarheid"
      aside={
        <Button size="sm" variant="default" onClick={() => setEditing({ start: newWeek(weekOf(addDays(dateOf(present), 7))) })}>
          Opgeven
        </Button>
      }
    >
      <QueryState
        query={list}
        rows={3}
        height={40}
        isEmpty={({ member }) => member.length === 0}
        empty={<p className="soft small">Voor de komende tijd is niets opgegeven.</p>}
      >
        {({ member }) => (
          <ul className={`grid ${classes.list}`}>
            {member.map(one => (
              <li key={one.uuid}>
                <button
                  type="button"
                  className="link-button tap figures"
                  onClick={() => setEditing({ start: valuesOf(one), existing: one })}
                >
                  {formatStretch(one.startDate, one.endDate)}
                  <span className="unseen">, wijzigen</span>
                </button>
                <StatusPill tone={one.available ? 'green' : 'grey'}>{one.available ? 'Kan' : 'Kan niet'}</StatusPill>
              </li>
            ))}
          </ul>
        )}
      </QueryState>
      {editing && (
        <AvailabilitySheet
          {...editing}
          whose={{
            ...{ worker: uuid, own: false, path: `/backoffice/zzpers/${uuid}?onderdeel=werk` },
            shiftHref: shift => openMomentHref(shift.uuid),
          }}
          onClose={() => setEditing(null)}
        />
      )}
    </Card>
  )
}

function Moments({ worker: { uuid }, when }: PartProps & { when: 'ahead' | 'past' }) {
  const now = `${useNow().slice(0, 13)}:00:00Z`
  const ahead = when === 'ahead'
  const side = ahead
    ? ({ 'endDate[after]': now, 'order[startDate]': 'asc' } as const)
    : ({ 'endDate[before]': now, 'order[startDate]': 'desc' } as const)
  const list = useQuery(queryOf('GET /care_moments', { query: { 'assignee.uuid': uuid, itemsPerPage: 10, ...side } }))
  return (
    <Card
      title={ahead ? 'Komend werk' : 'Gedaan werk'}
      aside={ahead && <AppLink href={agreementsHref('planner', { zorgverlener: uuid })}>Overeenkomsten</AppLink>}
    >
      <QueryState
        query={list}
        rows={3}
        height={56}
        isEmpty={({ member }) => member.length === 0}
        empty={<p className="soft small">{ahead ? 'Er staat niets gepland.' : 'Nog niets.'}</p>}
      >
        {({ member, totalItems }) => (
          <>
            <ul className={`grid ${classes.list}`}>
              {member.map(({ uuid: id, title, startDate, endDate, status, location }) => (
                <li key={id}>
                  <span className={classes.words}>
                    <AppLink href={openMomentHref(id)}>{title}</AppLink>
                    <span className="soft small figures">
                      {formatDateTimes(startDate, endDate)}, {location.name}
                    </span>
                  </span>
                  <StatusPill tone={careMomentStatusWords[status].tone}>{careMomentStatusWords[status].label}</StatusPill>
                </li>
              ))}
            </ul>
            {totalItems > member.length && <p className="soft small">En nog {totalItems - member.length}.</p>}
          </>
        )}
      </QueryState>
    </Card>
  )
}
