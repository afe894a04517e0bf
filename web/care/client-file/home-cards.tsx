import { useQuery } from '@tanstack/react-query'
import { Button } from '../../components/button.tsx'
import { Fact, Facts } from '../../components/fact.tsx'
import { Card } from '../../components/page.tsx'
import { routeTo } from '../../components/route-href.ts'
import { accessWords, answerWords, smokingWords } from '../../words/client-nl.ts'
import { KeyIcon, RouteIcon } from '../care-icons.tsx'
import { useAccessNotes } from './access-notes.tsx'
import { askClient, type Home } from './client.ts'
import classes from './file-parts.module.css'
import { nameFloor, petsIn } from './home-words.ts'

type Props = {
  uuid: string
  home: Home
  /** Why this reader does not see the code of the key box now. */
  hidden?: string | undefined
}

/** A client's home: how one gets in, what is in the house, and what it is. */
export function HomeCards({ uuid, home, hidden }: Props) {
  const { housingType, household, smoking, floor, lift } = home
  return (
    <>
      <Access {...{ uuid, home, hidden }} />
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
function Access({ uuid, home, hidden }: Props) {
  const { data: client } = useQuery(askClient(uuid))
  const { busy, show, dialog } = useAccessNotes(uuid)
  const { accessType, hasAccessNotes, parking, parkingNotes } = home
  const address = client?.contact.address
  return (
    <Card title="Binnenkomen">
      <Facts>
        <Fact label="Adres">
          {address && (
            <span data-written>
              {address.street} {address.houseNumber}
              <br />
              {address.postcode} {address.city}
            </span>
          )}
        </Fact>
        <Fact label="Toegang">{accessType && accessWords[accessType]}</Fact>
        <Fact label="Parkeren">
          {parking && answerWords[parking]}
          {parkingNotes && (
            <>
              <br />
              <span data-written>{parkingNotes}</span>
            </>
          )}
        </Fact>
      </Facts>
      <p className={classes.act}>
        {hasAccessNotes && (
          <Button leftSection={<KeyIcon size={20} />} aria-busy={busy} onClick={show}>
            {accessType === 'key_box' ? 'Toon de code' : 'Toon hoe de deur opengaat'}
          </Button>
        )}
        {address && (
          <a href={routeTo(address)} target="_blank" rel="noreferrer">
            <RouteIcon size={20} /> Route
          </a>
        )}
      </p>
      {!hasAccessNotes && accessType === 'key_box' && hidden && <p className={classes.soft}>{hidden}</p>}
      {dialog}
    </Card>
  )
}
