import { useChange } from '#client/cache.ts'
import { type ContractType, contractTypeWords } from '#words/nl.ts'
import { ActionButton } from '../action/action-button.tsx'
import type { Moment } from '../moment/care-moment.ts'
import type { Publication } from '../moment/publication.ts'
import { Reach } from './reach.tsx'
import { useReach } from './use-reach.ts'

type Props = { moment: Moment; publication: Publication; loud?: boolean }

/** Offers an assignment in the other contract form as well; nothing if it has both. */
export default function AlsoFor({ moment, publication, loud = false }: Props) {
  const { uuid, audience, version = 0 } = publication
  const had = publication.publishedForContractTypes as ContractType[]
  const [more] = (Object.keys(contractTypeWords) as ContractType[]).filter(form => !had.includes(form))
  const { run } = useChange('PUT /care_moment_publications/{uuid}/forms')
  if (!more || !publication.allowedActions.includes('forms')) return null
  const form = contractTypeWords[more].toLowerCase()
  const both = { publishedForContractTypes: [...had, more], audience, widening: [] }
  const body = { publishedForContractTypes: both.publishedForContractTypes, version }
  return (
    <ActionButton
      item={publication}
      action="forms"
      variant={loud ? 'filled' : 'default'}
      run={() => run({ uuid, body })}
      done={`De opdracht is nu ook voor ${form}.`}
      ask={{ title: `Ook voor ${form}?`, consequences: <Consequences of={{ moment: moment.uuid }} offer={both} /> }}
    >
      {`Ook voor ${form}`}
    </ActionButton>
  )
}

function Consequences({ of, offer }: { of: { moment: string }; offer: Parameters<typeof useReach>[1] }) {
  return (
    <>
      <p>Wat er al is, blijft: reacties, vragen op naam en wie de opdracht nu ziet. Wie erbij komt, hoort er meteen van.</p>
      <Reach {...useReach(of, offer)} />
    </>
  )
}
