import { Fact, Facts } from '#components/marks/fact.tsx'
import { Card } from '#components/page/page.tsx'
import { formatDateLong } from '#rules/time/format-nl.ts'
import { fieldWords } from '#words/joining-nl.ts'
import type { Client } from '../../client-file/client.ts'
import { nameOf } from '../../moment/care-moment.ts'
import { dateOf } from '../../moment/moment.ts'
import { sayValue } from './said-of.ts'

/** The files that were joined into this one, and the values that were not kept. */
export const JoinedCard = ({ client: { joined } }: { client: Client }) => (
  <Card title="Samengevoegd">
    {joined.map(file => (
      <div key={file.number} className="stack gap-16">
        <p className="flush soft">
          Nr. <span className="figures">{file.number}</span>, {nameOf(file)}, op {formatDateLong(dateOf(file.joinedAt))} door{' '}
          {file.authorName}.
        </p>
        {file.notKept.length > 0 && (
          <Facts>
            {file.notKept.map(({ field, value }) => (
              <Fact key={field} label={`${fieldWords[field]} (niet gebleven)`}>
                {sayValue(field, value)}
              </Fact>
            ))}
          </Facts>
        )}
      </div>
    ))}
  </Card>
)
