import { useQuery } from '@tanstack/react-query'
import { Choices } from '#components/controls/choices.tsx'
import { DateField } from '#components/fields/date-field.tsx'
import { SelectField } from '#components/fields/select-field.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import type { Name, NamesOf, Search, Word } from './filter.ts'
import { namesQuery } from './use-list-search.ts'

type Dates = { van: string | null; tot: string | null }
type Props = {
  question: string
  several: boolean
  /** The names that the choices consist of; undefined when there are none to fetch. */
  names: NamesOf | undefined
  choices: (names: readonly Name[]) => readonly Word[]
  chosen: string[]
  choose: (chosen: string[]) => void
  dates: Dates | undefined
  onDates: (dates: Search) => void
}
/** With more choices than this they become a dropdown. */
const maxVisible = 12

/** The field of one filter; changes apply at once. Its code loads when the first filter is opened. */
export default function FilterField({ names, ...rest }: Props) {
  return names ? <Named names={names} {...rest} /> : <Fields {...rest} found={[]} />
}

function Named({ names, ...rest }: Omit<Props, 'names'> & { names: NamesOf }) {
  const query = useQuery(namesQuery(names))
  return (
    <QueryState query={query} height={140}>
      {({ member }) => <Fields {...rest} found={member} />}
    </QueryState>
  )
}

type FieldsProps = Omit<Props, 'names'> & { found: readonly Name[] }

function Fields({ question, several, choices, found, chosen, choose, dates, onDates }: FieldsProps) {
  const words = choices(found)
  const long = words.length > maxVisible && !several
  const day = (changed: Partial<Dates>) => {
    const { van, tot } = { ...dates, ...changed }
    onDates({ van: van ?? undefined, tot: tot ?? undefined })
  }
  return (
    <>
      {long && <SelectField label={question} choices={words} value={chosen[0] ?? ''} onChange={word => choose([word])} />}
      {!long && words.length > 0 && (
        <Choices label={question} several={several} look="column" choices={words} chosen={chosen} onChange={choose} />
      )}
      {dates && (
        <>
          <DateField label="Vanaf" value={dates.van} onChange={van => day({ van })} />
          <DateField label="Tot en met" value={dates.tot} onChange={tot => day({ tot })} />
        </>
      )}
    </>
  )
}
