import { Checkbox, Group, Radio, Stack } from '@mantine/core'
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
      <Checkbox.Group
        label="Contractvorm"
        value={value.publishedForContractTypes}
        onChange={chosen => onChange({ ...value, publishedForContractTypes: types.filter(type => chosen.includes(type)) })}
        error={error}
      >
        <Group gap="lg" mt={4}>
          {types.map(type => (
            <Checkbox key={type} value={type} label={contractTypeWords[type]} aria-invalid={error ? true : undefined} />
          ))}
        </Group>
      </Checkbox.Group>
      <Radio.Group
        label="Wie ziet het"
        value={value.audience}
        onChange={audience => onChange({ ...value, audience: audience as Audience })}
      >
        <Stack gap="xs" mt={4}>
          {audiences.map(audience => (
            <Radio key={audience} value={audience} label={audienceWords[audience]} />
          ))}
        </Stack>
      </Radio.Group>
    </>
  )
}
