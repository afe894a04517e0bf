import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf, useChange } from '#client/cache.ts'
import { Checkbox } from '#components/controls/checkbox.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { useDebouncedValue } from '#components/hooks/use-debounced-value.ts'
import { Empty, QueryState } from '#components/page/query-state.tsx'
import { formatKm, formatNumber } from '#rules/time/format-nl.ts'
import { type Moment, nameOf } from '../moment/care-moment.ts'
import type { Candidate } from '../moment/invitation.ts'
import { formatShortDate } from '../moment/moment.ts'
import { WorkerAvatar } from '../profile/worker-avatar.tsx'
import { hasReacted, sayState, stateOf } from '../reactions/person-state.ts'
import classes from './asking.module.css'
import type { Person } from './chosen-list.tsx'
import { PersonAction } from './person-action.tsx'

type Props = {
  moment: Moment
  now: string
  chosen: readonly Person[]
  /** Why somebody was not asked, by their IRI. */
  refused: Readonly<Record<string, string>>
  error: string | undefined
  onChange: (chosen: Person[]) => void
  /** Somebody was assigned directly. */
  onAssigned: () => void
}

/** The people one can ask, those who can come first; with a search by name. */
export function CandidateList({ moment, now, chosen, refused, error, onChange, onAssigned }: Props) {
  const [typed, setTyped] = useState('')
  const search = useDebouncedValue(typed.trim())
  const query = useQuery(
    queryOf('GET /care_moments/{uuid}/candidates', { uuid: moment.uuid, query: { ...(search && { search }) } }),
  )
  const toggle = ({ careWorker: iri, ...candidate }: Candidate) =>
    onChange(
      chosen.some(each => each.iri === iri)
        ? chosen.filter(each => each.iri !== iri)
        : [...chosen, { iri, name: nameOf(candidate) }],
    )
  return (
    <fieldset className={`stack gap-8 ${classes.people}`}>
      <legend>Wie wil je vragen?</legend>
      <TextField
        label="Zoek op naam"
        type="search"
        data-autofocus
        autoComplete="off"
        value={typed}
        error={error}
        onChange={event => setTyped(event.currentTarget.value)}
        onKeyDown={event => event.key === 'Enter' && event.preventDefault()}
      />
      <div className={classes.scroll} aria-busy={query.isFetching}>
        <QueryState
          query={query}
          rows={4}
          height={60}
          isEmpty={({ candidates }) => candidates.length === 0}
          empty={
            <Empty
              title={search ? 'Niemand gevonden' : 'Nog niemand om te vragen'}
              text="Je kunt je favorieten vragen, het zorgteam, en wie bij je werkte of reageerde."
            />
          }
        >
          {({ candidates }) => (
            <ul className="lined">
              {candidates.map(candidate => (
                <Row
                  key={candidate.uuid}
                  {...{ candidate, moment, now, onAssigned }}
                  isChosen={chosen.some(({ iri }) => iri === candidate.careWorker)}
                  refusal={refused[candidate.careWorker]}
                  onToggle={() => toggle(candidate)}
                />
              ))}
            </ul>
          )}
        </QueryState>
      </div>
    </fieldset>
  )
}

/** The reasons in favour of somebody, in one line. */
const factsOf = (one: Candidate): string =>
  [
    one.inCareTeam && 'zorgteam',
    one.isFavorite && 'favoriet',
    one.workedHereCount > 0 &&
      `${one.workedHereCount} keer hier${one.lastWorkedAt ? `, laatst ${formatShortDate(one.lastWorkedAt)}` : ''}`,
    one.aggregatedReviewRating && `cijfer ${formatNumber(one.aggregatedReviewRating.rating, 1)}`,
    hasReacted(one) && 'reageerde',
  ]
    .filter(Boolean)
    .join(' · ')

type RowProps = {
  candidate: Candidate
  moment: Moment
  now: string
  isChosen: boolean
  refusal: string | undefined
  onToggle: () => void
  onAssigned: () => void
}

function Row({ candidate, moment, now, isChosen, refusal, onToggle, onAssigned }: RowProps) {
  const { may: isEligible, reasons, signals, expertiseLevel, distanceKm, photo, firstName, lastName } = candidate
  const state = stateOf(candidate)
  const about = [
    factsOf(candidate),
    sayState(state, now),
    ...reasons.map(({ message }) => message),
    ...(isEligible ? signals.map(({ message }) => message) : []),
  ].filter(Boolean)
  return (
    <li className={`grid with-end top ${classes.candidate}`} data-may={isEligible || undefined}>
      <Checkbox
        label={
          <span className="row gap-10">
            <WorkerAvatar profile={{ firstName, lastName, ...(photo && { photo }) }} size="sm" />
            <span className="grid shrinks tight breaks">
              <strong>{nameOf(candidate)}</strong>
              <span className="soft small">
                {expertiseLevel.name}
                {distanceKm !== null && ` · ${formatKm(distanceKm)}`}
              </span>
            </span>
          </span>
        }
        description={about.map(line => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
        error={refusal}
        checked={isChosen}
        disabled={!isEligible || state.name === 'asked' || state.name === 'queued'}
        onChange={onToggle}
      />
      {isEligible && candidate.isFavorite && <AssignDirectly {...{ candidate, moment, onAssigned }} />}
    </li>
  )
}

/** Assigns a favourite without asking: they have agreed elsewhere, by phone. */
function AssignDirectly({ candidate, moment, onAssigned }: Pick<RowProps, 'candidate' | 'moment' | 'onAssigned'>) {
  const { run } = useChange('PUT /care_moments/{uuid}/assign')
  const { uuid, version, openReactionCount: count = 0 } = moment
  const name = nameOf(candidate)
  const consequences = (
    <p>
      {name} hoort meteen dat de opdracht doorgaat. Doe dit alleen als jullie het al afspraken.
      {count > 0 && ` Wie reageerde (${count}), hoort dat de keuze op iemand anders viel.`}
    </p>
  )
  return (
    <PersonAction
      label="Direct inplannen"
      name={name}
      question={{
        title: `${name} direct inplannen?`,
        consequences,
        act: 'Direct inplannen',
        run: async () => {
          await run({ uuid, body: { careWorker: candidate.careWorker, version } })
          onAssigned()
        },
        done: `${name} is ingepland.`,
      }}
    />
  )
}
