import { WholeFile } from '../../client-file/whole-file/whole-file.tsx'
import classes from '../client.module.css'
import type { PartProps } from '../client-search.ts'

/** Everything about a client in one file: requested here, made in the background. */
export default function FilePart({ uuid }: PartProps) {
  return (
    <div className={`stack gap-16 ${classes.reading}`}>
      <WholeFile
        client={uuid}
        texts={{
          lead: 'Alles wat er van deze cliënt is, om te lezen en als gegevens. Bewaar het veilig. Wij leggen vast dat je het ophaalde.',
          asked: 'Het bestand wordt gemaakt. Duurt het lang? Dan krijg je een mail.',
        }}
      />
    </div>
  )
}
