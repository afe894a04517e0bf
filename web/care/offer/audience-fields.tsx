import { Choices } from '../../../components/choices.tsx'
import { type ContractType, contractTypeWords } from '../../../words/nl.ts'

export type Audience = 'everyone' | 'favorites' | 'care_team'
export const audienceWords: Record<Audience, string> = {
  everyone: 'Iedereen die past',
  favorites: 'Alleen favorieten',
  care_team: 'Alleen het zorgteam',
}
export type Offer = { publishedForContractTypes: ContractType[]; audience: Audience }

type Props = {
  value: Offer
  onChange: (offer: Offer) => void
  /** A care team belongs to a client. */
  withCareTeam: boolean
  error?: string | undefined
}

const types = Object.keys(contractTypeWords) as ContractType[]

/** For which contract forms and to whom an assignment is offered. */
export function AudienceFields({ value, onChange, withCareTeam, error }: Props) {
  const audiences = (Object.keys(audienceWords) as Audience[]).filter(one => one !== 'care_team' || withCareTeam)
  return (
    <>
      <Choices
        label="Contractvorm"
        several
        choices={types.map(type => ({ value: type, label: contractTypeWords[type] }))}
        chosen={value.publishedForContractTypes}
        onChange={chosen => onChange({ ...value, publishedForContractTypes: chosen })}
        error={error}
      />
      <Choices
        label="Wie ziet het"
        look="column"
        choices={audiences.map(audience => ({ value: audience, label: audienceWords[audience] }))}
        chosen={[value.audience]}
        onChange={([audience]) => onChange({ ...value, audience: audience! })}
      />
    </>
  )
}
