import { useQuery } from '@tanstack/react-query'
import { askTeam } from '#care/client-file/client.ts'
import { nameOf } from '#care/moment/care-moment.ts'
import { useMe } from '#client/use-me.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { Avatar } from '#components/marks/avatar.tsx'
import { Card } from '#components/page/page.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import { fileHref } from '../-file/file.ts'
import classes from './overview.module.css'

/** The colleagues who care for this client. */
export function TeamFaces({ uuid }: { uuid: string }) {
  const me = useMe()
  return (
    <Card title="Zorgteam" aside={<AppLink href={fileHref(uuid, 'zorgteam')}>Iedereen</AppLink>}>
      <QueryState
        query={useQuery(askTeam(uuid))}
        height={64}
        isEmpty={({ totalItems }) => totalItems === 0}
        empty={<p className="flush soft">Er is nog geen zorgteam.</p>}
      >
        {({ member }) => (
          <ul className={classes.faces}>
            {member.slice(0, 6).map(({ uuid: key, careWorker }) => (
              <li key={key}>
                <Avatar name={nameOf(careWorker.profile)} />
                {careWorker.uuid === me ? 'Jij' : careWorker.profile.firstName}
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </Card>
  )
}
