import { useQuery } from '@tanstack/react-query'
import { useAction } from '#care/action/use-action.ts'
import { Form } from '#care/form/form.tsx'
import { useForm } from '#care/form/use-form.ts'
import { dateOf } from '#care/moment/moment.ts'
import type { AnswerOf } from '#client/api.ts'
import { queryOf, useChange } from '#client/cache.ts'
import { isShaped } from '#client/draft-shape.ts'
import { useDraft } from '#client/drafts.ts'
import { IconButton } from '#components/controls/icon-button.tsx'
import { TextArea } from '#components/fields/text-area.tsx'
import { BinIcon } from '#components/marks/icons.tsx'
import { Card } from '#components/page/page.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import { formatDate, formatTime } from '#rules/time/format-nl.ts'
import classes from './worker.module.css'
import type { PartProps } from './worker.ts'

type Note = AnswerOf<'GET /care_worker_notes'>['member'][number]
const empty = { text: '' }

/** Planners' notes about a care worker, which the worker never sees. */
export default function NotesPart({ worker }: PartProps) {
  const list = useQuery(queryOf('GET /care_worker_notes', { query: { 'careWorker.uuid': worker.uuid, itemsPerPage: 100 } }))
  return (
    <div className={`stack top gap-16 ${classes.columns}`}>
      <Card title="Nieuwe notitie">
        <NewNote worker={worker} />
      </Card>
      <Card title="Notities">
        <QueryState
          query={list}
          rows={2}
          height={64}
          isEmpty={({ member }) => member.length === 0}
          empty={<p className="soft small">Nog geen notities.</p>}
        >
          {({ member }) => (
            <ul className={`grid ${classes.list}`}>
              {member.map(note => (
                <NoteRow key={note.uuid} note={note} />
              ))}
            </ul>
          )}
        </QueryState>
      </Card>
    </div>
  )
}

function NewNote({ worker: { '@id': careWorker, uuid } }: PartProps) {
  const create = useChange('POST /care_worker_notes')
  const kept = useDraft(`Notitie over ${uuid}`, empty, one => (isShaped(one, empty, empty) ? one : undefined))
  const form = useForm({
    start: empty,
    draft: kept,
    check: ({ text }) => (text.trim() ? {} : { text: 'Schrijf eerst iets op.' }),
    send: ({ text }) => create.run({ body: { careWorker, text: text.trim() } }),
    done: () => {
      kept.set(empty)
      kept.forget()
      return 'De notitie is bewaard.'
    },
  })
  return (
    <Form of={form} act="Notitie bewaren">
      <TextArea
        label="Notitie"
        description="Alleen planners lezen dit. Vraagt de zorgverlener om alle gegevens, dan zit dit erbij."
        rows={4}
        maxLength={4000}
        {...form.text('text')}
      />
    </Form>
  )
}

function NoteRow({ note: { uuid, text, authorName, isOwn, createdAt, careWorker } }: { note: Note }) {
  const remove = useChange('DELETE /care_worker_notes/{uuid}')
  const create = useChange('POST /care_worker_notes')
  const { busy, act } = useAction()
  const take = () =>
    act({
      run: () => remove.run({ uuid }),
      done: 'De notitie is verwijderd.',
      undo: () => create.run({ body: { careWorker, text } }),
    })
  return (
    <li>
      <span className={classes.words}>
        <p>{text}</p>
        <span className="soft small">
          {authorName}, {formatDate(dateOf(createdAt))} {formatTime(createdAt)}
        </span>
      </span>
      {isOwn && (
        <IconButton aria-label="Notitie verwijderen" loading={busy} onClick={() => void take()}>
          <BinIcon size={20} />
        </IconButton>
      )}
    </li>
  )
}
