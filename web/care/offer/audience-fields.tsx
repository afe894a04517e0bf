import { Choices } from '#components/controls/choices.tsx'
import { late } from '#components/page/suspense.tsx'
import type { Audience } from '#contract/moments/widening.ts'
import { type ContractType, contractTypeWords } from '#words/nl.ts'
import { audienceWords, type Offer, usualLadder } from './offer.ts'

const LadderFields = late(() => import('./ladder-fields.tsx'))

type Props = {
  value: Offer
  onChange: (offer: Offer) => void
  /** There is a care team, which only a client has. */
  withCareTeam: boolean
  error?: string | undefined
  /** What is wrong with the later steps. */
  wideningError?: string | undefined
}

const types = Object.keys(contractTypeWords) as ContractType[]

/** The contract forms and the audience an assignment is offered to, at once or in steps. */
export function AudienceFields({ value, onChange, withCareTeam, error, wideningError }: Props) {
  const audiences = (Object.keys(audienceWords) as Audience[]).filter(one => one !== 'care_team' || withCareTeam)
  const steps = withCareTeam ? 'Eerst het zorgteam, dan favorieten, dan iedereen' : 'Eerst favorieten, dan iedereen'
  const chosen = value.widening.length > 0 ? 'steps' : value.audience
  const choose = (one: Audience | 'steps') =>
    onChange({ ...value, ...(one === 'steps' ? usualLadder(withCareTeam) : { audience: one, widening: [] }) })
  return (
    <>
      <Choices
        label="Contractvorm"
        several
        choices={types.map(type => ({ value: type, label: contractTypeWords[type] }))}
        chosen={value.publishedForContractTypes}
        onChange={forms => onChange({ ...value, publishedForContractTypes: forms })}
        error={error}
      />
      <Choices<Audience | 'steps'>
        label="Wie ziet het"
        look="column"
        choices={[
          ...audiences.map(audience => ({ value: audience, label: audienceWords[audience] })),
          { value: 'steps', label: steps },
        ]}
        chosen={[chosen]}
        onChange={([one]) => choose(one!)}
      />
      {chosen === 'steps' && <LadderFields value={value} onChange={onChange} error={wideningError} />}
    </>
  )
}
