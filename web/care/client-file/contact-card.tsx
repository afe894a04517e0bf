import type { ReactNode } from 'react'
import { Person } from '#components/marks/person.tsx'
import { StatusPill } from '#components/marks/status-pill.tsx'
import { Card } from '#components/page/page.tsx'
import { formatPhone } from '#rules/time/format-nl.ts'
import { relationWords } from '#words/client-nl.ts'
import { nameOf } from '../moment/care-moment.ts'
import type { Relation } from './client.ts'
import classes from './file-parts.module.css'

type Props = {
  relation: Relation
  below?: ReactNode
  /** The reader's actions. */
  acts?: ReactNode
}

/** One of the people around a client: who they are, how to reach them, and what to call them for. */
export function ContactCard({ relation, below, acts }: Props) {
  const { kind, phone, email, isFirstContact, isLegalRepresentative } = relation
  const words = relationWords[kind]
  return (
    <Card>
      <Person
        name={nameOf(relation)}
        about={
          <>
            {words.charAt(0).toUpperCase() + words.slice(1)}
            {phone && (
              <>
                , <span className={`figures ${classes.whole}`}>{formatPhone(phone)}</span>
              </>
            )}
            {!phone && !email && ', geen nummer bekend'}
          </>
        }
        phone={phone}
        email={email}
      />
      {(isFirstContact || isLegalRepresentative) && (
        <p className="wrap gap-8 above-12">
          {isFirstContact && <StatusPill tone="green">1e contact</StatusPill>}
          {isLegalRepresentative && <StatusPill tone="blue">Wettelijk vertegenwoordiger</StatusPill>}
        </p>
      )}
      {below}
      {acts && <div className={`wrap-row ${classes.act}`}>{acts}</div>}
    </Card>
  )
}
