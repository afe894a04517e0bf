import { useQuery } from '@tanstack/react-query'
import { askTeam } from '../../../../care/client-file/client.ts'
import { nameOf } from '../../../../care/moment/care-moment.ts'
import { useMe } from '../../../../client/use-me.ts'
import { AppLink } from '../../../../components/app-link.tsx'
import { Avatar } from '../../../../components/avatar.tsx'
import { Failed } from '../../../../components/list-state.tsx'
import { Card } from '../../../../components/page.tsx'
import { Skeleton } from '../../../../components/skeleton.tsx'
import { fileHref } from '../-file/file.ts'
import classes from './overview.module.css'

/** With whom one cares for this client. */
export function TeamFaces({ uuid }: { uuid: string }) {
  const me = useMe()
  const { data, error, refetch } = useQuery(askTeam(uuid))
  return (
    <Card title="Zorgteam" aside={<AppLink href={fileHref(uuid, 'zorgteam')}>Iedereen</AppLink>}>
      {data && data.member.length > 0 && (
        <ul className={classes.faces}>
          {data.member.slice(0, 6).map(({ uuid: key, careWorker }) => (
            <li key={key}>
              <Avatar name={nameOf(careWorker.profile)} />
              {careWorker.uuid === me ? 'Jij' : careWorker.profile.firstName}
            </li>
          ))}
        </ul>
      )}
      {data?.totalItems === 0 && <p className={classes.soft}>Er is nog geen zorgteam.</p>}
      {error && !data && <Failed error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton height={64} aria-busy="true" />}
    </Card>
  )
}
