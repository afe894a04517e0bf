import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '#client/cache.ts'
import { QueryState } from '#components/page/query-state.tsx'
import type { Moment } from '../moment/care-moment.ts'
import { Sections } from './sections.tsx'

/** Shown before somebody is chosen: says that an agreement will follow, with its text. */
export default function DraftAgreement({ moment }: { moment: Moment }) {
  const [opened, setOpened] = useState(false)
  return (
    <div className="grid gap-4">
      <p>Hieruit volgt een overeenkomst. Kiest de organisatie zelf, dan gaat zij daarmee akkoord.</p>
      <details className="fold" onToggle={event => setOpened(event.currentTarget.open)}>
        <summary>Lees de overeenkomst</summary>
        {opened && <Draft moment={moment} />}
      </details>
    </div>
  )
}

function Draft({ moment: { uuid, contractType, publishedForContractTypes } }: { moment: Moment }) {
  const form = contractType ?? publishedForContractTypes[0] ?? 'freelance'
  const query = useQuery(queryOf('GET /care_moments/{uuid}/agreement_draft', { uuid, query: { contractType: form } }))
  return (
    <QueryState query={query} rows={6} height={40}>
      {({ name, sections }) => (
        <article className="stack gap-12">
          <h2>{name}</h2>
          <Sections of={sections} />
        </article>
      )}
    </QueryState>
  )
}
