import { useQuery } from '@tanstack/react-query'
import { Button } from '#components/controls/button.tsx'
import { routeLinkTo } from '#components/controls/route-link.ts'
import { Fact, Facts } from '#components/marks/fact.tsx'
import { Card } from '#components/page/page.tsx'
import { accessWords, answerWords, notFilledInWords, notKnownWords } from '#words/client-nl.ts'
import { KeyIcon, RouteIcon } from '../care-icons.tsx'
import { AddressLines } from '../parts/address-lines.tsx'
import { useAccessNotes } from './access-notes.tsx'
import { clientQuery, type Home } from './client.ts'
import classes from './file-parts.module.css'
import { nameFloor, petsIn, saySmoking } from './home-words.ts'

type Props = {
  uuid: string
  home: Home
  /** Why this reader cannot see the code of the key box now. */
  hidden?: string | undefined
  /** What each card is used for, for whoever fills it in. */
  depends?: Record<'access' | 'inside' | 'building', string> | undefined
}

/** A client's home: how to get in, what is in the house, and what kind of house it is. */
export function HomeCards({ uuid, home, hidden, depends }: Props) {
  const { housingType, household, floor, lift, notKnown } = home
  const unknown = (field: Home['notKnown'][number]) => notKnown.includes(field) && notKnownWords
  return (
    <div className={`grid top gap-16 ${classes.cards}`}>
      <Access {...{ uuid, home, hidden, depends }} />
      <Card title="In huis">
        <Facts>
          <Fact label="Huisdieren">{petsIn(home)}</Fact>
          <Fact label="Roken">{saySmoking(home)}</Fact>
          <Fact label="Huishouden" none={notFilledInWords}>
            {unknown('household') || household?.name}
          </Fact>
        </Facts>
        {depends && <p className={classes.depends}>{depends.inside}</p>}
      </Card>
      <Card title="De woning">
        <Facts>
          <Fact label="Soort" none={notFilledInWords}>
            {unknown('housingType') || housingType?.name}
          </Fact>
          <Fact label="Verdieping" none={notFilledInWords}>
            {unknown('floor') || (typeof floor === 'number' ? nameFloor(floor) : undefined)}
          </Fact>
          <Fact label="Lift" none={notFilledInWords}>
            {lift && answerWords[lift]}
          </Fact>
        </Facts>
        {depends && <p className={classes.depends}>{depends.building}</p>}
      </Card>
    </div>
  )
}

/** How to get there, park, and get in. */
function Access({ uuid, home, hidden, depends }: Props) {
  const { data: client } = useQuery(clientQuery(uuid))
  const { busy, show, dialog } = useAccessNotes(uuid)
  const { accessType, hasAccessNotes, parking, parkingNotes, notKnown } = home
  const address = client?.contact.address
  return (
    <Card title="Binnenkomen">
      <Facts>
        <Fact label="Adres">
          {address && (
            <span data-written>
              <AddressLines of={address} />
            </span>
          )}
        </Fact>
        <Fact label="Toegang" none={notFilledInWords}>
          {notKnown.includes('accessType') ? notKnownWords : accessType && accessWords[accessType]}
        </Fact>
        <Fact label="Parkeren" none={notFilledInWords}>
          {(parking || parkingNotes) && (
            <>
              {parking && answerWords[parking]}
              {parking && parkingNotes && <br />}
              <span data-written>{parkingNotes}</span>
            </>
          )}
        </Fact>
      </Facts>
      <p className={`wrap-row ${classes.act}`}>
        {hasAccessNotes && (
          <Button leftSection={<KeyIcon size={20} />} aria-busy={busy} onClick={show}>
            {accessType === 'key_box' ? 'Toon de code' : 'Toon hoe de deur opengaat'}
          </Button>
        )}
        {address && (
          <a {...routeLinkTo(address)}>
            <RouteIcon size={20} /> Route
          </a>
        )}
      </p>
      {!hasAccessNotes && accessType === 'key_box' && hidden && <p className="soft">{hidden}</p>}
      {depends && <p className={classes.depends}>{depends.access}</p>}
      {dialog}
    </Card>
  )
}
