import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatDate } from '../../../../rules/format-nl.ts'
import { type AnswerOf, download } from '../../../client/api.ts'
import { ask, useChange } from '../../../client/cache.ts'
import { Button } from '../../../components/button.tsx'
import { DateField } from '../../../components/date-field.tsx'
import { formatSize } from '../../../components/file-size.ts'
import { ListState } from '../../../components/list-state.tsx'
import { Card } from '../../../components/page.tsx'
import { useAct } from '../../act/use-act.ts'
import { addDays } from '../../amsterdam-time.ts'
import { FieldPair, Form } from '../../form/form.tsx'
import { useForm } from '../../form/use-form.ts'
import { dateOf } from '../../moment/moment.ts'
import { now } from '../../now.ts'
import classes from './whole-file.module.css'

type Export = AnswerOf<'GET /client_exports'>['member'][number]
type Values = { startDate: string | null; endDate: string | null }
const askEveryMs = 2_000
/** Whether nothing changes by itself any more, soon. */
const isOver: Record<Export['status'], boolean> = { waiting: false, ready: true, failed: true, removed: true }

type Props = {
  client: string
  /** In the words of the audience. */
  said: {
    lead: string
    /** Once it is being made. */
    asked: string
  }
}

/** Everything about a client in one file: asked for here, made beside it, and kept for a week. */
export function WholeFile({ client, said }: Props) {
  const files = useQuery({
    ...ask('GET /client_exports', { query: { 'client.uuid': client, itemsPerPage: 10 } }),
    refetchInterval: ({ state }) => (state.data?.member.some(({ status }) => !isOver[status]) ? askEveryMs : false),
  })
  return (
    <>
      <p>{said.lead}</p>
      <Ask client={client} asked={said.asked} />
      <ListState query={files} rows={1} rowHeight={96} isEmpty={({ totalItems }) => totalItems === 0} empty={null}>
        {({ member }) => (
          <ul className={classes.files} aria-label="Bestanden">
            {member.map(file => (
              <li key={file.uuid}>
                <File file={file} />
              </li>
            ))}
          </ul>
        )}
      </ListState>
    </>
  )
}

function Ask({ client, asked }: { client: string; asked: string }) {
  const { run } = useChange('POST /client_exports')
  const today = dateOf(now())
  const form = useForm<Values>({
    start: { startDate: addDays(today, -365), endDate: today },
    check: ({ startDate, endDate }) => ({
      ...(!startDate && { startDate: 'Vul de eerste dag in.' }),
      ...(!endDate && { endDate: 'Vul de laatste dag in.' }),
      ...(startDate && endDate && endDate < startDate && { endDate: 'Deze dag ligt voor de eerste dag.' }),
    }),
    send: ({ startDate, endDate }) =>
      run({ body: { client: `/v1/clients/${client}`, startDate: startDate ?? '', endDate: endDate ?? '' } }),
    done: () => asked,
  })
  return (
    <Card title="Maak een bestand">
      <Form of={form} act="Maak het bestand" wide>
        <FieldPair>
          <DateField label="Vanaf" maxDate={today} {...form.field('startDate')} />
          <DateField label="Tot en met" maxDate={today} {...form.field('endDate')} />
        </FieldPair>
      </Form>
    </Card>
  )
}

const nameOf = ({ startDate, endDate }: Export) => `Van ${formatDate(startDate)} tot en met ${formatDate(endDate)}`
const shown: Record<Export['status'], (props: { file: Export }) => ReactNode> = {
  waiting: Making,
  ready: Ready,
  failed: () => <p>Het is niet gelukt. Probeer het nog een keer.</p>,
  removed: () => <p>Dit bestand is er niet meer. Wij bewaren het een week.</p>,
}

function File({ file }: { file: Export }) {
  const Shown = shown[file.status]
  return (
    <Card title={nameOf(file)}>
      <Shown file={file} />
    </Card>
  )
}

function Making({ file }: { file: Export }) {
  return (
    <div className={classes.making}>
      <progress value={file.progress} max={100} aria-label={`Bestand maken. ${nameOf(file)}`} />
      <p className="figures" role="status">
        Wij maken het bestand: {file.progress}%
      </p>
    </div>
  )
}

function Ready({ file: { uuid, size } }: { file: Export }) {
  const { busy, act } = useAct()
  const take = () =>
    act({ run: () => download('GET /client_exports/{uuid}/download', { uuid }), done: 'Het bestand is opgehaald.' })
  return (
    <Button size="lg" loading={busy} onClick={() => void take()}>
      Ophalen{typeof size === 'number' && ` (${formatSize(size)})`}
    </Button>
  )
}
