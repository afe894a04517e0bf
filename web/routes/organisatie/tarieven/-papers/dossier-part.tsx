import DbaDossier from '#care/dossier/dba-dossier.tsx'
import { AppLink } from '#components/controls/app-link.tsx'

/** The dossier of a care worker who works or worked here. */
export default function DossierPart({ worker }: { worker: string }) {
  return (
    <div className="stack gap-16">
      <AppLink href="/organisatie/tarieven?onderdeel=papieren">Alle papieren</AppLink>
      <DbaDossier worker={worker} />
    </div>
  )
}
