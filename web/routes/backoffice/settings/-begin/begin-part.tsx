import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#client/cache.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { StatusPill } from '#components/marks/status-pill.tsx'
import { Card } from '#components/page/page.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import classes from '../settings.module.css'
import { type Done, isDone, stepsOf } from './steps.ts'

const one = { query: { itemsPerPage: 1 } } as const

/** What is needed before the first assignment can be filled, in order of setup, and what exists already. */
export default function BeginPart() {
  const organizations = useQuery(queryOf('GET /organizations', one))
  const [locations, rates, users, workers, clients, offices, account] = [
    useQuery(queryOf('GET /organization_locations', one)).data?.totalItems,
    useQuery(queryOf('GET /organization_location_rates', one)).data?.totalItems,
    useQuery(queryOf('GET /organization_users', one)).data?.totalItems,
    useQuery(queryOf('GET /care_workers', one)).data?.totalItems,
    useQuery(queryOf('GET /clients', one)).data?.totalItems,
    useQuery(queryOf('GET /offices', {})).data?.member,
    useQuery(queryOf('GET /payouts/account', {})).data,
  ]
  return (
    <Card title="Om te beginnen">
      <QueryState query={organizations} rows={8} height={64}>
        {({ member, totalItems }) => {
          const done: Done = {
            ...{ organizations: totalItems, locations, rates, users, workers, clients },
            office: offices?.filter(({ phone }) => phone).length,
            account: account && Number(account.account !== null),
          }
          const steps = stepsOf(member[0]?.uuid)
          const left = steps.filter(({ of, isOptional }) => !isOptional && !isDone(done[of]))
          return (
            <>
              <p className="soft reading" role="status">
                {left.length === 0
                  ? 'Alles wat nodig is, staat klaar.'
                  : 'Dit is nodig voordat de eerste opdracht gevuld kan worden. Je kunt op elk moment verder.'}
              </p>
              <ol className={`grid above-16 ${classes.steps}`}>
                {steps.map(({ of, title, text, href, act, csv, isOptional = false }) => (
                  <li key={of}>
                    <div className={`grid gap-4 ${classes.what}`}>
                      <h3>{title}</h3>
                      <p className="soft reading">{text}</p>
                      <p className="wrap gap-4-16">
                        <AppLink className="tap inline-row" href={href}>
                          {act}
                        </AppLink>
                        {csv && (
                          <AppLink className="tap inline-row" href={csv}>
                            Uit een bestand
                          </AppLink>
                        )}
                      </p>
                    </div>
                    <State count={done[of]} isNext={left[0]?.of === of} isOptional={isOptional} />
                  </li>
                ))}
              </ol>
            </>
          )
        }}
      </QueryState>
    </Card>
  )
}

type StateProps = { count: number | undefined; isNext: boolean; isOptional: boolean }

function State({ count, isNext, isOptional }: StateProps) {
  if (count === undefined) return null
  if (isDone(count)) return <StatusPill tone="green">Klaar</StatusPill>
  if (isNext) return <StatusPill tone="blue">Nu</StatusPill>
  return <StatusPill tone="grey">{isOptional ? 'Kan later' : 'Daarna'}</StatusPill>
}
