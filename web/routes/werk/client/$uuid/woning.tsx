import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { KeyIcon, RouteIcon } from '../../../../care/care-icons.tsx'
import { Button } from '../../../../components/button.tsx'
import { Fact, Facts } from '../../../../components/fact.tsx'
import { Failed } from '../../../../components/list-state.tsx'
import { Card, Page } from '../../../../components/page.tsx'
import { routeTo } from '../../../../components/route-href.ts'
import { Skeleton } from '../../../../components/skeleton.tsx'
import { accessWords, answerWords, smokingWords } from '../../../../words/client-nl.ts'
import { useAccessNotes } from '../-file/access-notes.tsx'
import { askClient, askHome, type Home } from '../-file/file.ts'
import classes from '../-file/file-pages.module.css'
import { petsIn } from '../-file/file-signs.tsx'

export const Route = createFileRoute('/werk/client/$uuid/woning')({
  staticData: { screen: '/werk/client/[uuid]/woning', title: ['Woning', 'Cliënt'] },
  component: HomePage,
})

const nameFloor = (floor: number) => (floor === 0 ? 'Begane grond' : floor < 0 ? `Kelder (${floor})` : `${floor}e verdieping`)

function HomePage() {
  const { uuid } = Route.useParams()
  const { data: home, error, refetch } = useQuery(askHome(uuid))
  return (
    <Page title="Woning" width="reading">
      {home && <Inside uuid={uuid} home={home} />}
      {!home && (error ? <Failed error={error} onRetry={refetch} /> : <Skeleton height={420} radius="lg" aria-busy="true" />)}
    </Page>
  )
}

function Inside({ uuid, home }: { uuid: string; home: Home }) {
  const { housingType, household, smoking, floor, lift } = home
  return (
    <>
      <Access uuid={uuid} home={home} />
      <Card title="In huis">
        <Facts>
          <Fact label="Huisdieren">{petsIn(home)}</Fact>
          <Fact label="Roken">{smoking ? smokingWords[smoking] : 'Rookt niet'}</Fact>
          <Fact label="Huishouden">{household?.name}</Fact>
        </Facts>
      </Card>
      <Card title="De woning">
        <Facts>
          <Fact label="Soort">{housingType?.name}</Fact>
          <Fact label="Verdieping">{typeof floor === 'number' && nameFloor(floor)}</Fact>
          <Fact label="Lift">{lift && answerWords[lift]}</Fact>
        </Facts>
      </Card>
    </>
  )
}

/** How to get there, park, and get in. */
function Access({ uuid, home }: { uuid: string; home: Home }) {
  const { data: client } = useQuery(askClient(uuid))
  const { busy, show, dialog } = useAccessNotes(uuid)
  const { accessType, hasAccessNotes, parking, parkingNotes } = home
  const address = client?.contact.address
  return (
    <Card title="Binnenkomen">
      <Facts>
        <Fact label="Adres">
          {address && (
            <>
              {address.street} {address.houseNumber}
              <br />
              {address.postcode} {address.city}
            </>
          )}
        </Fact>
        <Fact label="Toegang">{accessType && accessWords[accessType]}</Fact>
        <Fact label="Parkeren">
          {parking && answerWords[parking]}
          {parkingNotes && (
            <>
              <br />
              {parkingNotes}
            </>
          )}
        </Fact>
      </Facts>
      <p className={classes.act}>
        {hasAccessNotes && (
          <Button leftSection={<KeyIcon size={20} />} aria-busy={busy} onClick={show}>
            {accessType === 'key_box' ? 'Toon de code' : 'Toon hoe je binnenkomt'}
          </Button>
        )}
        {address && (
          <a href={routeTo(address)} target="_blank" rel="noreferrer">
            <RouteIcon size={20} /> Route
          </a>
        )}
      </p>
      {!hasAccessNotes && accessType === 'key_box' && (
        <p className={classes.soft}>De code zie je zodra je hier een dienst hebt.</p>
      )}
      {dialog}
    </Card>
  )
}
