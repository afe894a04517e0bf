import { WholeFile } from '../../../care/client-file/whole-file/whole-file.tsx'

/** Everything that is known of their client, for the family to keep. */
export default function FamilyFile({ client }: { client: string }) {
  return (
    <WholeFile
      client={client}
      said={{
        lead: 'Alles wat wij weten, in één bestand. U kunt het bewaren of aan de huisarts geven.',
        asked: 'Wij maken het bestand. Duurt het lang? Dan krijgt u een mail.',
      }}
    />
  )
}
