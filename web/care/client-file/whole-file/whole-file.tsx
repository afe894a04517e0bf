import { useQuery } from '@tanstack/react-query'
import { type AnswerOf, download } from '#client/api.ts'
import { queryOf, useChange } from '#client/cache.ts'
import { DateField } from '#components/fields/date-field.tsx'
import { Card } from '#components/page/page.tsx'
import { formatDate } from '#rules/time/format-nl.ts'
import { OwnNameOnly } from '../../action/own-name-only.tsx'
import { addDays } from '../../amsterdam-time.ts'
import { FieldPair, Form } from '../../form/form.tsx'
import { useForm } from '../../form/use-form.ts'
import { MadeFiles, whileMaking } from '../../made-files/made-files.tsx'
import { dateOf } from '../../moment/moment.ts'
import { now } from '../../now.ts'

type Export = AnswerOf<'GET /client_exports'>['member'][number]
type Values = { startDate: string | null; endDate: string | null }

type Props = {
  client: string
  /** The texts for this audience. */
  texts: {
    lead: string
    /** The toast once it is being made. */
    asked: string
  }
}

/** Everything about a client in one file: requested here, made in the background, and kept for a week. */
export function WholeFile({ client, texts }: Props) {
  const files = useQuery({
    ...queryOf('GET /client_exports', { query: { 'client.uuid': client, itemsPerPage: 10 } }),
    ...whileMaking,
  })
  return (
    <>
      <p>{texts.lead}</p>
      <Ask client={client} asked={texts.asked} />
      <MadeFiles
        query={files}
        nameOf={nameOf}
        take={uuid => download('GET /client_exports/{uuid}/download', { uuid })}
        takePdf={uuid => download('GET /client_exports/{uuid}/download', { uuid, query: { only: 'pdf' } })}
      />
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
      <OwnNameOnly>
        <Form of={form} act="Maak het bestand" large>
          <FieldPair>
            <DateField label="Vanaf" maxDate={today} {...form.field('startDate')} />
            <DateField label="Tot en met" maxDate={today} {...form.field('endDate')} />
          </FieldPair>
        </Form>
      </OwnNameOnly>
    </Card>
  )
}

const nameOf = ({ startDate, endDate }: Export) => `Van ${formatDate(startDate)} tot en met ${formatDate(endDate)}`
