import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { queryOf, useChange } from '#client/cache.ts'
import { isShaped } from '#client/draft-shape.ts'
import { useDraft } from '#client/drafts.ts'
import { Segmented } from '#components/controls/segmented.tsx'
import { TextArea } from '#components/fields/text-area.tsx'
import { Dialog, DialogButtons } from '#components/layers/dialog.tsx'
import { formatShift } from '#rules/time/broken-shift.ts'
import { counted } from '#rules/time/format-nl.ts'
import { noIsNotCounted } from '#words/invitations-nl.ts'
import { Form } from '../form/form.tsx'
import { useForm } from '../form/use-form.ts'
import { type Moment, nameOf } from '../moment/care-moment.ts'
import type { Candidate } from '../moment/invitation.ts'
import { type AnswerTime, answerMinutes, timesBefore, wrongWith } from './answer-time.ts'
import { AnswerTimeField } from './answer-time-field.tsx'
import { CandidateList } from './candidate-list.tsx'
import { ChosenList, type Person } from './chosen-list.tsx'

interface Values {
  people: Person[]
  time: AnswerTime
  date: string | null
  clock: string | null
  turns: 'beurt' | 'tegelijk'
  message: string
}
const filled = { people: [{ iri: '', name: '' }], time: 'morgen', date: '', clock: '', turns: 'beurt', message: '' } as Values
const empty = { ...filled, date: null, clock: null }
const people = (count: number) => counted(count, 'zorgverlener', 'zorgverleners')
export const personOf = (one: Candidate): Person => ({ iri: one.careWorker, name: nameOf(one) })

type Props = {
  moment: Moment
  now: string /** The uuid of the person to start with. */
  first?: string | undefined
  onClose: () => void
}

/** Chooses whom to ask for an assignment, in which order, and how long each has to answer. */
export default function AskDialog({ moment, now, first, onClose }: Props) {
  const { uuid, startDate } = moment
  const { run } = useChange('POST /care_moment_invitations')
  const times = timesBefore(startDate, now)
  const start: Values = {
    people: [],
    time: times.includes('4-uur') ? '4-uur' : times[0]!,
    ...{ date: null, clock: null, turns: 'beurt', message: '' },
  }
  const draft = useDraft(`vragen ${uuid}`, start, kept => (isShaped<Values>(kept, empty, filled) ? kept : undefined))
  const [refused, setRefused] = useState<Record<string, string>>({})
  const form = useForm<Values, Awaited<ReturnType<typeof run>>>({
    start,
    draft,
    check: values => ({
      ...(values.people.length === 0 && { people: 'Kies wie je wilt vragen.' }),
      ...(values.time === 'eigen' && { time: wrongWith(values, startDate, now) }),
    }),
    fieldOf: { careWorkers: 'people', answerMinutes: 'time' },
    send: values =>
      run({
        body: {
          careMoment: moment['@id'],
          careWorkers: values.people.map(({ iri }) => iri),
          answerMinutes: answerMinutes(values, now)!,
          atOnce: values.turns === 'tegelijk',
          message: values.message.trim() || null,
        },
      }),
    done: ({ results }, values) => {
      const not = results.filter(({ invitation }) => invitation === null)
      const asked = results.length - not.length
      setRefused(Object.fromEntries(not.map(one => [one.careWorker, one.reasons.map(({ message }) => message).join(' ')])))
      if (not.length === 0) {
        draft.forget()
        onClose()
      } else form.set({ people: values.people.filter(({ iri }) => not.some(one => one.careWorker === iri)) })
      return asked > 0 ? `${people(asked)} gevraagd.` : undefined
    },
  })
  const { values } = form
  useFirst(moment, first, one => {
    if (!values.people.some(({ iri }) => iri === one.careWorker)) form.set({ people: [...values.people, personOf(one)] })
  })
  const isBusy = form.busy
  return (
    <Dialog
      title="Op naam vragen"
      about={`${moment.title} · ${formatShift(moment)}`}
      look="side"
      closedBy="closerequest"
      busy={isBusy}
      onClose={onClose}
    >
      <Form of={form} act={values.people.length > 0 ? `Vraag ${people(values.people.length)}` : 'Vragen'} frame={DialogButtons}>
        <CandidateList
          {...{ moment, now }}
          chosen={values.people}
          refused={refused}
          error={form.errorAt('people')}
          onChange={chosen => form.set({ people: chosen })}
          onAssigned={onClose}
        />
        {values.people.length > 1 && (
          <>
            <Segmented
              wide
              label="In welke volgorde?"
              words={{ beurt: 'Om de beurt', tegelijk: 'Allemaal tegelijk' }}
              value={values.turns}
              help={
                values.turns === 'beurt'
                  ? 'Zegt iemand nee, of komt er geen antwoord, dan krijgt de volgende de vraag.'
                  : 'Wie het eerst ja zegt, komt. De anderen horen dat er iemand is.'
              }
              onChange={turns => form.set({ turns })}
            />
            {values.turns === 'beurt' && <ChosenList chosen={values.people} onChange={chosen => form.set({ people: chosen })} />}
          </>
        )}
        <AnswerTimeField values={values} times={times} error={form.errorAt('time')} onChange={changes => form.set(changes)} />
        <TextArea
          label="Bericht (mag leeg blijven)"
          rows={2}
          maxLength={1000}
          {...form.text('message')}
          description="Wie je vraagt, ziet plaats, tijd en tarief, en niet om welke cliënt het gaat."
        />
        <p className="soft small">Wie ja zegt, staat meteen ingepland. {noIsNotCounted}</p>
      </Form>
    </Dialog>
  )
}

/** Starts with this person once their details have loaded; not with somebody who cannot come. */
function useFirst(moment: Moment, first: string | undefined, onFound: (one: Candidate) => void): void {
  const { data } = useQuery({
    ...queryOf('GET /care_moments/{uuid}/candidates', { uuid: moment.uuid, query: { careWorkerUuid: first ?? '' } }),
    enabled: first !== undefined,
  })
  const done = useRef(false)
  const found = data?.candidates[0]
  useEffect(() => {
    if (!found?.may || done.current) return
    done.current = true
    onFound(found)
  })
}
