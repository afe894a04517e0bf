import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { assigneeName, clientName, type Moment } from '#care/moment/care-moment.ts'
import { MomentBar } from '#care/moment/desk/moment-bar.tsx'
import { formatWhen } from '#care/moment/moment.ts'
import { CareMomentBadge } from '#care/moment/status-badge.tsx'
import { useNow } from '#care/now.ts'
import classes from '#care/parts/part.module.css'
import { queryOf } from '#client/cache.ts'
import { Fact, Facts } from '#components/marks/fact.tsx'
import { DetailPage } from '#components/page/detail-page.tsx'
import { Card } from '#components/page/page.tsx'
import { late } from '#components/page/suspense.tsx'
import { openMomentHref } from '../../-parts/open-moment-href.ts'

const AgreementPart = late(() => import('#care/agreement/agreement-part.tsx'))
const list = '/backoffice/open-zorgmomenten'

type Props = { uuid: string; title: string; children: (moment: Moment) => ReactNode }

/** One action of the back office on an assignment, beside its details. */
export function MomentPage({ uuid, title, children }: Props) {
  return (
    <DetailPage
      query={useQuery(queryOf('GET /care_moments/{uuid}', { uuid }))}
      kind={title}
      back={{ href: openMomentHref(uuid), label: 'Naar de werklijst' }}
      title={() => title}
      lead={moment => <About moment={moment} />}
      beside={moment => <Beside moment={moment} />}
      gone={{
        title: 'Deze opdracht is er niet',
        text: 'Klopt het adres? Zoek de opdracht anders in de werklijst.',
        action: { href: list, label: 'Naar de werklijst' },
      }}
    >
      {children}
    </DetailPage>
  )
}

const About = ({ moment }: { moment: Moment }) => (
  <>
    {moment.title}, {formatWhen(moment)}, {moment.location.name} <CareMomentBadge status={moment.status} />
  </>
)

function Beside({ moment }: { moment: Moment }) {
  const now = useNow()
  const { location, expertiseLevel } = moment
  const name = assigneeName(moment)
  return (
    <>
      <Card title="Opdracht">
        <div className="below-16">
          <MomentBar {...{ moment, now }} size="detail" />
        </div>
        <Facts>
          {moment.client && <Fact label="Cliënt">{clientName(moment)}</Fact>}
          <Fact label="Locatie">
            {location.name}, {location.organization.name}
          </Fact>
          <Fact label="Niveau">{expertiseLevel.name}</Fact>
          {name && <Fact label="Zorgverlener">{name}</Fact>}
        </Facts>
      </Card>
      {moment.assignee && (
        <div className={classes.parts}>
          <AgreementPart uuid={moment.uuid} />
        </div>
      )}
    </>
  )
}
