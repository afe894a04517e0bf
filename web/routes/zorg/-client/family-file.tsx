import { useQuery } from '@tanstack/react-query'
import { clientQuery } from '#care/client-file/client.ts'
import { WholeFile } from '#care/client-file/whole-file/whole-file.tsx'

/** Everything about their client in one file, for the family. */
export default function FamilyFile({ client }: { client: string }) {
  const person = useQuery(clientQuery(client)).data?.firstName ?? 'de cliënt'
  return (
    <WholeFile
      client={client}
      texts={{
        lead: `Alle gegevens van ${person} in één pdf. U kunt die bewaren of aan de huisarts geven. Hoe de deur opengaat, staat er niet in. Wat u alleen met één van ons bespreekt, ook niet.`,
        asked: 'Wij maken het bestand. Duurt het lang? Dan krijgt u een mail.',
      }}
    />
  )
}
