import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '#care/action/use-action.ts'
import { addDays, daysBetween, weekOf } from '#care/amsterdam-time.ts'
import { clientName, type ListedMoment } from '#care/moment/care-moment.ts'
import { type AnswerOf, call } from '#client/api.ts'
import { queryOf, useChange } from '#client/cache.ts'
import { Button } from '#components/controls/button.tsx'
import { Checkbox } from '#components/controls/checkbox.tsx'
import { SelectField } from '#components/fields/select-field.tsx'
import { Dialog, DialogButtons } from '#components/layers/dialog.tsx'
import { toastDone } from '#components/layers/toast.ts'
import { QueryState } from '#components/page/query-state.tsx'
import { toInstant } from '#rules/time/amsterdam.ts'
import { formatShiftTimes } from '#rules/time/broken-shift.ts'
import { counted, formatDateLong, formatPeriod } from '#rules/time/format-nl.ts'
import { holidayOn } from '#rules/time/holidays.ts'
import { countMoments } from '../bulk/chosen.ts'
import type { Bulk, Item } from '../bulk/use-bulk.ts'
import classes from '../list.module.css'
import { type Copied, copiedOf } from './copied.ts'

type Result = AnswerOf<'POST /care_moments/copies'>['results'][number]
type Props = {
  /** The Monday of the week, and its shifts as in the list. */
  monday: string
  moments: readonly ListedMoment[]
  today: string
  onClose: () => void
  /** Closes this, and opens the week of this Monday. */
  onWeek: (monday: string) => void
  /** Opens that week's unpublished assignments. */
  onPublish: (monday: string) => void
  bulk: Bulk
}
const maxWeeks = 12

/** Copies a week's shifts to another week: the ticked ones, published or not. */
export default function CopyWeek({ monday, moments, today, bulk, onClose, onWeek, onPublish }: Props) {
  const weeks = Array.from({ length: maxWeeks }, (_, index) => addDays(monday, 7 * (index + 1))).filter(
    each => addDays(each, 6) >= today,
  )
  const [to, setTo] = useState(weeks[0]!)
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set())
  const [publish, setPublish] = useState(false)
  const [refused, setRefused] = useState<Result[]>([])
  const query = { 'startDate[after]': toInstant(to, '00:00'), 'startDate[strictly_before]': toInstant(addDays(to, 7), '00:00') }
  const later = useQuery(queryOf('GET /care_moments', { query: { ...query, pagination: false } }))
  const { run } = useChange('POST /care_moments/copies')
  const { busy, act } = useAction()
  const days = daysBetween(monday, to)
  const copied = later.data && !later.isPlaceholderData ? copiedOf(moments, later.data.member, { monday, days }) : []
  const isChosen = ({ moment: { uuid }, unless }: Copied) => (unless === undefined) !== turned.has(uuid)
  const chosen = copied.filter(isChosen).map(({ moment }) => moment['@id'])
  const copy = () =>
    act({
      run: async () => {
        const { results } = await run({ body: { careMoments: chosen, days } })
        const failed = results.filter(({ refusal }) => refusal)
        setRefused(failed)
        if (failed.length === 0) onWeek(to)
        // Nobody is notified of a copy until it is published, and publishing is held for a while.
        const offers = publish ? await offersOf(copied, results) : []
        if (offers.length > 0) return bulk.run('POST /care_moment_publications', offers)
        const made = results.length - failed.length
        if (made > 0)
          toastDone(
            `${countMoments(made)} ${made === 1 ? 'staat' : 'staan'} in ${formatPeriod(weekOf(to))}, niet gepubliceerd.`,
            {
              label: 'Kies wat je publiceert',
              act: () => onPublish(to),
            },
          )
      },
    })
  const turn = (uuid: string) => setTurned(new Set([uuid]).symmetricDifference(turned))
  const many = counted(chosen.length, 'opdracht', 'opdrachten')
  return (
    <Dialog title="Week kopiëren" about={`Uit ${formatPeriod(weekOf(monday))}`} busy={busy} onClose={onClose}>
      <SelectField
        label="Naar"
        value={to}
        onChange={week => {
          setTo(week)
          setTurned(new Set())
          setRefused([])
        }}
        choices={weeks.map(week => ({ value: week, label: formatPeriod(weekOf(week)) }))}
      />
      <Checkbox
        label="Meteen publiceren"
        description="Voor dezelfde contractvormen en hetzelfde publiek als het origineel. Je kunt dat 15 seconden ongedaan maken. Anders staan ze klaar om te publiceren."
        checked={publish}
        onChange={event => setPublish(event.currentTarget.checked)}
      />
      <QueryState
        query={later}
        rows={5}
        height={56}
        isEmpty={() => copied.length === 0}
        empty={<p>In deze week staan geen losse opdrachten. Wat bij een periode hoort, voeg je in die periode toe.</p>}
      >
        {() => (
          <div className="grid gap-16">
            {[...Map.groupBy(copied, ({ day }) => day)].map(([day, ofDay]) => (
              <fieldset key={day} className={`grid gap-10 ${classes.day}`}>
                <legend>
                  {formatDateLong(day)} {holidayOn(day) && <span className="attention">{holidayOn(day)}</span>}
                </legend>
                {ofDay.map(one => (
                  <CopiedRow
                    key={one.moment.uuid}
                    {...one}
                    checked={isChosen(one)}
                    refusal={refused.find(({ careMoment }) => careMoment === one.moment['@id'])?.refusal ?? undefined}
                    onTurn={() => turn(one.moment.uuid)}
                  />
                ))}
              </fieldset>
            ))}
          </div>
        )}
      </QueryState>
      <DialogButtons>
        <Button variant="default" disabled={busy} onClick={onClose}>
          Annuleren
        </Button>
        <Button loading={busy} disabled={chosen.length === 0} onClick={() => void copy()}>
          {many} kopiëren
        </Button>
      </DialogButtons>
    </Dialog>
  )
}

type RowProps = Copied & { checked: boolean; refusal: string | undefined; onTurn: () => void }

function CopiedRow({ moment, unless, checked, refusal, onTurn }: RowProps) {
  const { title, location } = moment
  const about = [clientName(moment), location.name].filter(Boolean).join(' · ')
  return (
    <Checkbox
      label={
        <>
          <span className="figures">{formatShiftTimes(moment)}</span> {title}
        </>
      }
      description={
        <>
          {about}
          {unless && <span className="attention"> · {unless}</span>}
        </>
      }
      error={refusal}
      checked={checked}
      onChange={onTurn}
    />
  )
}

// How copied shifts are offered: in the contract forms and to the audience of their originals.

type Results = AnswerOf<'POST /care_moments/copies'>['results']
type Publish = 'POST /care_moment_publications'

/** The publication of each copy, like that of its original; a copy of an unpublished one is not published. */
async function offersOf(copied: readonly Copied[], results: Results): Promise<Item<Publish>[]> {
  const made = results.flatMap(({ careMoment, copy }) => {
    const original = copied.find(({ moment }) => moment['@id'] === careMoment)?.moment
    return original && copy && original.publishedForContractTypes.length > 0 ? [{ original, copy }] : []
  })
  if (made.length === 0) return []
  const { member } = await call('GET /care_moment_publications', {
    query: { 'careMoment.uuid': made.map(({ original }) => original.uuid), 'order[createdAt]': 'asc', pagination: false },
  })
  const audiences = new Map(member.map(({ careMoment, audience }) => [careMoment.uuid, audience]))
  return made.flatMap(({ original, copy }) => {
    const audience = audiences.get(original.uuid)
    const offer = { careMoment: copy, publishedForContractTypes: original.publishedForContractTypes, audience }
    return audience ? [{ moment: { ...original, '@id': copy }, args: { body: { ...offer, audience } } }] : []
  })
}
