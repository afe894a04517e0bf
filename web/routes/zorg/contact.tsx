import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { askClient } from '../../care/client-file/client.ts'
import { Conversation } from '../../care/messages/conversation.tsx'
import { nameOf } from '../../care/moment/care-moment.ts'
import { nameDays } from '../../care/office/office.ts'
import { OfficeState } from '../../care/office/office-state.tsx'
import { ask } from '../../client/cache.ts'
import { AppLink } from '../../components/app-link.tsx'
import { Avatar } from '../../components/avatar.tsx'
import { Card } from '../../components/page.tsx'
import { PaperPage } from '../../components/paper-page.tsx'
import { Segmented } from '../../components/segmented.tsx'
import classes from './-contact/contact.module.css'
import { useMyClients } from './-parts/clients.ts'
import { WhomToCall } from './-parts/whom-to-call.tsx'

export const Route = createFileRoute('/zorg/contact')({
  staticData: { screen: '/zorg/contact', title: ['Contact'] },
  validateSearch: ({ client }: Record<string, unknown>): { client?: string } => (typeof client === 'string' ? { client } : {}),
  component: Contact,
})

/** With whom one can talk: the client's manager, whom to call now, and what was written. */
function Contact() {
  const { client } = Route.useSearch()
  const mine = useMyClients()
  const chosen = mine?.find(({ uuid }) => uuid === client) ?? mine?.[0]
  return (
    <PaperPage title="Contact" width="work" field={<Manager client={chosen?.uuid} />}>
      {mine && mine.length > 1 && chosen && (
        <Segmented
          label="Over wie"
          words={Object.fromEntries(mine.map(({ uuid, firstName }) => [uuid, firstName]))}
          value={chosen.uuid}
          hrefOf={uuid => `/zorg/contact?client=${uuid}`}
          wide
        />
      )}
      <div className={classes.columns}>
        <Card title="Bellen">
          <WhomToCall client={chosen?.uuid} />
        </Card>
        {chosen && (
          <Card title={`Berichten over ${chosen.firstName}`}>
            <p className={classes.soft}>Wij antwoorden als ons kantoor open is. Heeft u haast? Bel dan.</p>
            <Conversation
              key={chosen.uuid}
              subject={{ kind: 'client', uuid: chosen.uuid }}
              label={`Berichten over ${chosen.firstName}`}
            />
          </Card>
        )}
        <Card title="Meldingen">
          <p className={classes.soft}>Komt er iemand anders? Of is er een nieuwe rapportage? Kies zelf wanneer u dat hoort.</p>
          <AppLink href="/zorg/contact?meldingen=instellingen" className={classes.more}>
            Kies uw meldingen
          </AppLink>
        </Card>
      </div>
    </PaperPage>
  )
}

/** The client's manager with face and hours; while there is none, the office. */
function Manager({ client }: { client: string | undefined }) {
  const manager = useQuery({ ...askClient(client ?? ''), enabled: client !== undefined }).data?.clientManager
  const office = useQuery(ask('GET /offices', {})).data?.member[0]
  if (!office) return null
  return (
    <div className={classes.manager}>
      {manager && <Avatar name={nameOf(manager)} size={72} />}
      <div>
        {manager && (
          <p className={classes.name}>
            <strong>{nameOf(manager)}</strong> helpt u verder
          </p>
        )}
        <OfficeState office={office} />
        {office.days.length > 0 && (
          <p className="figures">
            Wij zijn er {nameDays(office.days)}, van {office.fromTime} tot {office.untilTime}. Niet op feestdagen.
          </p>
        )}
      </div>
    </div>
  )
}
