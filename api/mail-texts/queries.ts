// Mail texts as planners wrote them, and the latest values of their placeholders.
import { sql } from 'kysely'
import type { Context, Mails, QueriesOf } from '../platform/concept.ts'
import type { Tx } from '../platform/database/database.ts'
import { makeMails } from '../platform/events/mailbox.ts'
import type { MailTemplate, Words } from '../platform/mail-template.ts'

type ButtonOrNone = Omit<Words, 'button'> & { button: string | null }
/** Words with a button that is null when there is none, as in JSON. */
export const onWire = ({ subject, text, button }: Words): ButtonOrNone => ({ subject, text, button: button ?? null })

interface StoredText extends Partial<ButtonOrNone> {
  uuid: string
  letter: string
  version: number
  changed_at: string
}
/** Every text that was ever changed: with the planner's words, or none when the default was restored. */
export const keptTexts = async (tx: Tx): Promise<Map<string, StoredText>> => {
  const rows = await tx.selectFrom('mail_text').selectAll().execute()
  return new Map(rows.map(row => [row.letter, row as StoredText]))
}

/**
 * Stores these words, or none for the default; gives the uuid of the row. Undefined when there was a change since the version that was
 * read. A simultaneous change waits.
 */
export const keepText = async (tx: Tx, letter: string, words: ButtonOrNone | null, version: number, now: string) => {
  const { subject, text, button } = words ?? { subject: null, text: null, button: null }
  const { rows } = await sql<{ uuid: string }>`
    insert into mail_text as m (letter, subject, text, button, changed_at)
    select ${letter}, ${subject}::text, ${text}::text, ${button}::text, ${now}::timestamptz
    where ${version} = 0 or exists (select from mail_text where letter = ${letter})
    on conflict (letter) do update set subject = excluded.subject, text = excluded.text, button = excluded.button,
      changed_at = excluded.changed_at, version = m.version + 1 where m.version = ${version}
    returning uuid`.execute(tx)
  return rows[0]?.uuid
}

/** Every change of the words of a letter, the newest first. */
export const changesOf = async (tx: Tx, letter: string) => {
  const { rows } = await sql<{ at: string; by: string | null; words: ButtonOrNone | null }>`
    select e.at, o.first_name || ' ' || o.last_name as by, e.data -> 'words' as words from mail_text m
    join event e on e.subject_uuid = m.uuid left join back_office_employee o on o.uuid = e.actor_uuid
    where m.letter = ${letter} order by e.uuid desc limit 100`.execute(tx)
  return rows.map(({ words, ...row }) => ({ ...row, words: words?.subject ? words : null }))
}

// How many events to try to find one that can still be mailed: most mails are made only while they are true.
const maxTried = 10
/**
 * The values of this letter's placeholders the last time it was sent, with the instant; undefined when none of the latest mails can be made
 * again. If it is about a client, the read is logged.
 */
export const lastFilled = async (
  { tx, reads }: Pick<Context, 'tx' | 'reads'>,
  name: string,
  { of }: MailTemplate,
  { mails, queriesOf }: { mails: Mails; queriesOf: QueriesOf },
) => {
  if (of.length === 0) return undefined
  const { rows: events } = await sql<Parameters<typeof makeMails>[1]>`
    select e.* from unnest(${sql.val([...of])}::text[]) name
    cross join lateral (select * from event where event.name = name.name order by at desc limit ${maxTried}) e
    order by e.at desc limit ${maxTried}`.execute(tx)
  for (const event of events) {
    const { made = [] } = (await makeMails(tx, event, { mails, queriesOf })) ?? {}
    const mail = made.find(({ letter }) => letter === name)
    if (mail && event.subject_type === 'Client') reads([event.subject_uuid])
    if (mail) return { at: event.at, places: mail.places }
  }
  return undefined
}
