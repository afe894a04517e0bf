import { WorkerFile } from '#care/made-files/worker-file.tsx'
import type { PartProps } from './worker.ts'

/** Everything that is kept of a care worker, for who asks the back office for it by letter. */
export default function FilePart({ worker: { uuid, profile } }: PartProps) {
  return (
    <div className="stack gap-16">
      <WorkerFile
        careWorker={uuid}
        said={{
          title: `Alles wat er van ${profile.firstName} is`,
          lead: 'Voor als de zorgverlener er per brief of telefoon om vraagt. Ook notities, overtredingen en telefoontjes staan erin. Lees die eerst, en verwijder wat over iemand anders gaat. Zelf downloadt de zorgverlener een bestand bij Profiel.',
          asked: 'Het bestand wordt gemaakt. Duurt het lang? Dan krijg je een mail.',
        }}
      />
    </div>
  )
}
