import { assignmentHref, type Publication } from '#care/moment/publication.ts'
import { saySeries } from '#care/moment/series.ts'
import { Button } from '#components/controls/button.tsx'
import { Fact, Facts } from '#components/marks/fact.tsx'
import { Card } from '#components/page/page.tsx'
import classes from './series.module.css'

type Props = { publication: Pick<Publication, 'uuid' | 'series' | 'myReaction' | 'status'> }

/** The series of an assignment: its days, which of them this is, and how many are open to this worker. */
export function SeriesCard({ publication: { uuid, series } }: Props) {
  if (!series) return null
  const { number, count, open } = series
  const words = saySeries(series)
  return (
    <Card title="Reeks">
      <Facts>
        <Fact label="Dagen">
          {words[0]?.toUpperCase()}
          {words.slice(1)}
        </Fact>
        <Fact label="Deze opdracht">
          Datum {number} van {count}
        </Fact>
        <Fact label="Open voor jou">{open === 0 ? 'Geen data' : `${open} ${open === 1 ? 'datum' : 'data'}`}</Fact>
      </Facts>
      {open > 0 && (
        <p className={classes.choose}>
          <Button variant="default" size="lg" href={assignmentHref(uuid, 'reageren')}>
            Bekijk en kies je data
          </Button>
        </p>
      )}
    </Card>
  )
}
