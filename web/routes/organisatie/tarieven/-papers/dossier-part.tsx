import DbaDossier from '#care/dossier/dba-dossier.tsx'
import { AppLink } from '#components/controls/app-link.tsx'

/** The dossier of one of the organization's care workers. */
export default function DossierPart({ worker }: { worker: string }) {
  return (
    <div className="stack gap-16">
      <AppLink href="/organisatie/tarieven?onderdeel=papieren">Alle papieren</AppLink>
      <DbaDossier worker={worker} />
    </div>
  )
}
