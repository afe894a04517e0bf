import type { ReactNode } from 'react'
import { Person } from '#components/marks/person.tsx'
import { Card } from '#components/page/page.tsx'
import { nameOf } from '../moment/care-moment.ts'
import type { TeamMember } from './client.ts'
import classes from './file-parts.module.css'

type Props = {
  members: readonly TeamMember[]
  /** The reader, if they are a member. */
  me?: string
  /** The reader's actions on a member. */
  actsOf?: (member: TeamMember) => ReactNode
}

/** A care team: regulars and reserves. */
export function TeamGroups({ members, ...rest }: Props) {
  return (
    <>
      <Group title="Vast" members={members.filter(({ isReserve }) => !isReserve)} {...rest} />
      <Group
        title="Reserve"
        note="Komt als niemand van het vaste team kan."
        members={members.filter(({ isReserve }) => isReserve)}
        {...rest}
      />
    </>
  )
}

function Group({ title, note, members, me, actsOf }: Props & { title: string; note?: string }) {
  if (members.length === 0) return null
  return (
    <Card title={title} aside={note && <p className="soft">{note}</p>}>
      <ul className={`grid ${classes.team}`}>
        {members.map(member => {
          const { uuid, careWorker } = member
          const level = careWorker.profile.expertiseLevel.name
          return (
            <li key={uuid}>
              <Person name={nameOf(careWorker.profile)} about={careWorker.uuid === me ? `${level} (jij)` : level} />
              {actsOf?.(member)}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
