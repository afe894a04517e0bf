import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { nameOf } from '#care/moment/care-moment.ts'
import { queryOf } from '#client/cache.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { Combobox } from '#components/fields/combobox.tsx'
import { Notice } from '#components/page/notice.tsx'
import { uuidOf } from '#contract/language.ts'
import { toAnswerProposalStatuses } from '#contract/status-groups.ts'
import type { Draft } from './draft.ts'

type Props = { value: Draft['who']; onChange: (who: Draft['who']) => void; error: string | undefined }

/** Chooses who gets the proposal: anyone who worked here, reacted or is a favourite. Says so if they already have one. */
export function WorkerField({ value, onChange, error }: Props) {
  const [asked, setAsked] = useState('')
  const { data, isPending, isPlaceholderData, isError, refetch } = useQuery(
    queryOf('GET /care_workers', { query: { ...(asked && { search: asked }), active: true, itemsPerPage: 20 } }),
  )
  return (
    <>
      <Combobox
        label="Aan wie"
        name="who"
        placeholder="Zoek op naam of woonplaats"
        description="Je vindt hier wie bij jullie werkte, op een opdracht reageerde of favoriet is."
        search={{ onSearch: setAsked, busy: isPending || isPlaceholderData, failed: isError, onRetry: refetch }}
        options={(data?.member ?? []).map(worker => ({
          value: worker['@id'],
          label: nameOf(worker.profile),
          about: `${worker.profile.expertiseLevel.name}, ${worker.profile.city}`,
        }))}
        value={value && { value: value.iri, label: value.name }}
        onChange={option => onChange(option && { iri: option.value, name: option.label })}
        error={error}
      />
      {value && <HasOne who={value} />}
    </>
  )
}

function HasOne({ who: { iri, name } }: { who: NonNullable<Draft['who']> }) {
  const { placeholderData: _other, ...fresh } = queryOf('GET /contract_proposals', {
    query: { 'careWorker.uuid': uuidOf(iri), status: toAnswerProposalStatuses },
  })
  const [open] = useQuery(fresh).data?.member ?? []
  if (!open) return null
  return (
    <Notice tone="attention" title={`${name} heeft al een voorstel van jullie`} role="status">
      <p>
        Er kan maar één voorstel tegelijk open staan.{' '}
        <AppLink href={`/organisatie/contract-voorstellen?open=${open.uuid}`}>Bekijk dat voorstel</AppLink>: je kunt het opnieuw
        sturen of intrekken.
      </p>
    </Notice>
  )
}
