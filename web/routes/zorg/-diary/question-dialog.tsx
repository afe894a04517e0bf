import { useQuery } from '@tanstack/react-query'
import { OwnNameOnly } from '#care/action/own-name-only.tsx'
import { clientQuery } from '#care/client-file/client.ts'
import type { Report } from '#care/client-reports/reports.ts'
import { Form } from '#care/form/form.tsx'
import { useForm } from '#care/form/use-form.ts'
import { dateOf } from '#care/moment/moment.ts'
import { useNow } from '#care/now.ts'
import { useChange } from '#client/cache.ts'
import { useDraft } from '#client/drafts.ts'
import { phoneHref } from '#components/fields/phone-href.ts'
import { TextArea } from '#components/fields/text-area.tsx'
import { Dialog, DialogButtons } from '#components/layers/dialog.tsx'
import { Avatar } from '#components/marks/avatar.tsx'
import { PhoneIcon } from '#components/marks/icons.tsx'
import { formatPhone, formatTime } from '#rules/time/format-nl.ts'
import { useWhomToCall } from '../-parts/use-whom-to-call.ts'
import { nameDay } from '../-visits/days.ts'
import classes from './diary.module.css'
import { firstWord } from './diary.ts'

const empty = { text: '' }
const readKept = (kept: unknown) =>
  kept !== null && typeof kept === 'object' && 'text' in kept && typeof kept.text === 'string' ? { text: kept.text } : undefined

/** A question about a report: a message to the client's manager that quotes it. */
export default function QuestionDialog({ report, client, onClose }: { report: Report; client: string; onClose: () => void }) {
  const { run } = useChange('POST /messages')
  const now = useNow()
  const known = useQuery(clientQuery(client)).data
  const { ways, manager } = useWhomToCall(client, now)
  const [first] = ways
  const kept = useDraft(`vraag:${report.uuid}`, empty, readKept)
  const who = manager?.firstName ?? 'Ons kantoor'
  const form = useForm({
    start: empty,
    draft: kept,
    check: ({ text }) => (text.trim() === '' ? { text: 'Schrijf eerst uw vraag.' } : {}),
    send: ({ text }) =>
      run({ body: { text: text.trim(), client: `/v1/clients/${client}`, clientReport: `/v1/client_reports/${report.uuid}` } }),
    done: () => {
      kept.forget()
      onClose()
      return 'Uw vraag is verstuurd.'
    },
  })
  return (
    <Dialog title="Uw vraag over deze rapportage" closedBy="closerequest" busy={form.busy} onClose={onClose}>
      <OwnNameOnly>
        <Form of={form} act="Vraag versturen" wide frame={DialogButtons}>
          <div className={`row gap-12 ${classes.questionHead}`}>
            <Avatar name={report.authorName} size={44} />
            <p>
              <strong>{firstWord(report.authorName)}</strong>
              <span className="figures">
                {nameDay(dateOf(report.createdAt), dateOf(now))} {formatTime(report.createdAt)}
              </span>
            </p>
          </div>
          <blockquote className={classes.quote} data-written>
            <p>{report.text}</p>
          </blockquote>
          <TextArea label="Wat wilt u weten?" rows={3} {...form.text('text')} />
          <p className={classes.who}>
            {who} krijgt uw vraag en deze rapportage. Ook anderen van ons kantoor kunnen dit lezen, en iedereen die voor{' '}
            {known?.firstName ?? 'de cliënt'} mag inloggen. Het antwoord leest u onder de rapportage.
          </p>
          {first && (
            <a className={`inline-row gap-10 strong ${classes.call}`} href={phoneHref(first.phone)}>
              <PhoneIcon size={20} />
              <span className="figures">
                Haast? Bel {first.who}: {formatPhone(first.phone)}
              </span>
            </a>
          )}
        </Form>
      </OwnNameOnly>
    </Dialog>
  )
}
