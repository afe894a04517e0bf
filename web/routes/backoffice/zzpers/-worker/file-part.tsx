import { WorkerFile } from '#care/made-files/worker-file.tsx'
import type { PartProps } from './worker.ts'

/** Everything stored about a care worker, for those who ask the back office for it in writing. */
export default function FilePart({ worker: { uuid, profile } }: PartProps) {
  return (
    <div className="stack gap-16 in-order">
      <WorkerFile
        careWorker={uuid}
        texts={{
          title: `Alles wat er van ${profile.firstName} is`,
          lead: 'Voor als de zorgverlener er per brief of telefoon om vraagt. Ook notities, overtredingen en telefoontjes staan erin. Lees die eerst, en verwijder wat over iemand anders gaat. Zelf downloadt de zorgverlener een bestand bij Profiel.',
          asked: 'Het bestand wordt gemaakt. Duurt het lang? Dan krijg je een mail.',
        }}
      />
    </div>
  )
}
