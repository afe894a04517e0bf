import type { AnswerOf } from '#client/api.ts'
import { PartBar } from '#components/controls/part-bar.tsx'
import { Skeleton } from '#components/page/skeleton.tsx'
import { counted } from '#rules/time/format-nl.ts'
import { type ContractType, contractTypeWords } from '#words/nl.ts'

export type Reached = Pick<AnswerOf<'GET /care_moments/publication_preview'>, 'people' | 'mayRespond' | 'conditions'>
type Condition = Reached['conditions'][number]

const names: Record<Condition['key'], string> = {
  level: 'Niveau',
  contract_form: 'Contractvorm',
  audience: 'Wie het ziet',
  distance: 'Afstand',
  documents: 'Documenten',
  acts: 'Handelingen',
  overlap: 'Ander werk',
}
const persons = (count: number) => counted(count, 'mens', 'mensen')

/** The change that would undo what a condition costs, in words. */
function adviceOf({ key, more, expertiseLevel }: Condition, forms: readonly ContractType[]): string {
  const other = forms[0] === 'freelance' ? contractTypeWords.temp_work : contractTypeWords.freelance
  const brings = (change: string) => (more === null ? undefined : `${change}: ${persons(more)} erbij.`)
  switch (key) {
    case 'level':
      return (expertiseLevel && brings(`Vraag je ${expertiseLevel.name}`)) ?? 'Een lager niveau is er niet.'
    case 'contract_form':
      return brings(`Ook voor ${other.toLowerCase()}`) ?? 'Deze opdracht vraagt één contractvorm.'
    case 'audience':
      return brings('Voor iedereen') ?? ''
    case 'acts':
      return brings('Zonder de gevraagde handelingen') ?? ''
    case 'distance':
      return 'Zij wonen verder dan ze willen reizen. Een bonus haalt soms iemand over.'
    case 'overlap':
      return 'Zij werken dan al. Op andere tijden kunnen ze misschien wel.'
    case 'documents':
      return 'Hun documenten zijn nog niet in orde. Daar kun je zelf niets aan doen.'
  }
}

type Props = {
  reached: Reached | undefined
  forms: readonly ContractType[]
  /** The first audience of the steps, when another one is counted. */
  first?: { group: string; reached: Reached | undefined } | undefined
}

/**
 * How many people an offer reaches, how many of them may respond, and which condition costs most, with a change that would help.
 */
export function Reach({ reached, forms, first }: Props) {
  if (!reached)
    return (
      <section className="stack shrinks gap-8 pad-20 rounded outlined on-card" aria-label="Bereik" aria-busy="true">
        <Skeleton height={24} width={220} />
        <Skeleton height={64} />
      </section>
    )
  const { people, mayRespond, conditions } = reached
  const most = Math.max(...conditions.map(({ fewer }) => fewer))
  return (
    <section className="stack shrinks gap-8 pad-20 rounded outlined on-card" aria-label="Bereik">
      <p aria-live="polite">
        {first?.reached && (
          <>
            {first.group}: {sayReach(first.reached, 'bereikt')}
            <br />
            Uiteindelijk:{' '}
          </>
        )}
        {sayReach(reached, first?.reached ? 'bereikt' : 'Bereikt')}
      </p>
      {people === 0 && <p className="soft small">Laat meer mensen de opdracht zien, of kies ook de andere contractvorm.</p>}
      {people > 0 && mayRespond === null && (
        <p className="soft small">Bij minder dan vijf mensen laten we niet zien hoeveel van hen mogen reageren.</p>
      )}
      {conditions.length > 0 && (
        <>
          <h3 className="above-4 small strong">Wat kost reacties</h3>
          <ul className="grid gap-12">
            {conditions.map(condition => (
              <li className="grid gap-2" key={condition.key}>
                <span className="flex spread gap-8 figures">
                  <strong>{names[condition.key]}</strong> {condition.fewer} minder
                </span>
                <PartBar part={condition.fewer} of={most} />
                <span className="soft small">{adviceOf(condition, forms)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function sayReach({ people, mayRespond }: Reached, reaches: string) {
  if (people === 0) return `${reaches} nu niemand.`
  return (
    <>
      {reaches} <strong>{persons(people)}</strong>
      {mayRespond !== null && (
        <>
          , <strong>{mayRespond}</strong> van hen {mayRespond === 1 ? 'mag' : 'mogen'} reageren
        </>
      )}
      .
    </>
  )
}
