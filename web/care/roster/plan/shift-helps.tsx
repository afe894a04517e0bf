import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#client/cache.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import type { Address } from '#contract/addresses.ts'
import { counted } from '#rules/time/format-nl.ts'
import { sayHelp } from '#words/helps-nl.ts'
import classes from './plan.module.css'

type Props = { /** The roster, and the moment that stays open. */ roster: string; uuid: string; href: Address }

/** The smallest changes that would bring somebody for a shift that stays open, most effective first. */
export default function ShiftHelps({ roster, uuid, href }: Props) {
  const { placeholderData: _other, ...fresh } = queryOf('GET /rosters/{uuid}/helps', {
    uuid: roster,
    query: { careMoment: uuid },
  })
  const query = useQuery(fresh)
  return (
    <QueryState
      query={query}
      height={64}
      isEmpty={({ helps }) => helps.length === 0}
      empty={<p className="soft small">Geen van de veranderingen die we kennen, brengt hier meer mensen.</p>}
    >
      {({ helps }) => (
        <div className={`grid gap-8 below-8 pad-row rounded warns ${classes.helps}`}>
          <ul>
            {helps.map(help => (
              <li key={help.key}>
                {sayHelp({ ...help, levelName: help.expertiseLevel ?? undefined })}
                <strong className="figures">{counted(help.more, 'mens', 'mensen')}</strong>
              </li>
            ))}
          </ul>
          <AppLink href={href}>Naar de opdracht</AppLink>
        </div>
      )}
    </QueryState>
  )
}
