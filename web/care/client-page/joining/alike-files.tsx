import { useQueries } from '@tanstack/react-query'
import { AppLink } from '#components/controls/app-link.tsx'
import { Notice } from '#components/page/notice.tsx'
import { Skeleton } from '#components/page/skeleton.tsx'
import { uuidOf } from '#contract/language.ts'
import { type Client, clientQuery } from '../../client-file/client.ts'
import { nameOf } from '../../moment/care-moment.ts'
import { type Audience, clientHref } from '../client-search.ts'

/** Possible duplicates of this client's file, to look at and join. */
export function AlikeFiles({ client, audience }: { client: Client; audience: Pick<Audience, 'clients'> }) {
  const found = useQueries({ queries: client.alike.slice(0, 5).map(iri => clientQuery(uuidOf(iri))) })
  const files = found.flatMap(({ data }) => (data ? [data] : []))
  if (found.some(({ isLoading }) => isLoading)) return <Skeleton height={120} radius="lg" data-guess />
  if (files.length === 0) return null
  return (
    <Notice tone="attention" title="Lijkt op een ander dossier">
      {files.map(file => (
        <p key={file.uuid}>
          <AppLink href={clientHref(audience, file.uuid)}>{nameOf(file)}</AppLink>, nr.{' '}
          <span className="figures">{file.number}</span>
        </p>
      ))}
      <p>Is het dezelfde persoon? Voeg de dossiers dan samen.</p>
    </Notice>
  )
}
