import { WholeFile } from '../../../care/client-file/whole-file/whole-file.tsx'

/** Everything that is known of their client, for the family to keep. */
export default function FamilyFile({ client }: { client: string }) {
  return (
    <WholeFile
      client={client}
      said={{
        lead: 'Alle gegevens in één zip-bestand: een pdf om te lezen, en dezelfde gegevens voor een computer. U kunt het bewaren of aan de huisarts geven. Hoe de deur opengaat, staat er niet in. Wat u alleen met één van ons bespreekt, ook niet.',
        asked: 'Wij maken het bestand. Duurt het lang? Dan krijgt u een mail.',
      }}
    />
  )
}
