import { useQuery } from '@tanstack/react-query'
import { queryOf, useChange } from '#client/cache.ts'
import { Dialog, DialogButtons } from '#components/layers/dialog.tsx'
import { Fact, Facts } from '#components/marks/fact.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import { formatDateTime } from '#rules/time/format-nl.ts'
import { ActionButton } from '../action/action-button.tsx'
import type { Listed } from './agreement-part.tsx'
import { Sections } from './sections.tsx'

type Props = {
  /** The agreement and its amendments, the original text first. */
  chain: readonly Listed[]
  /** The one that waits for the viewer. */
  asked: Listed | undefined
  onClose: () => void
}

/** The text of an agreement with its amendments, and below it the button that agrees to all of it. */
export default function ReadAgreement({ chain, asked, onClose }: Props) {
  const { run } = useChange('PUT /assignment_agreements/{uuid}/agree')
  const newest = chain.at(-1)!
  const waitsForOther = chain.some(({ status }) => status === 'waiting_for_both')
  const agree = async (uuid: string) => {
    await run({ uuid, body: { hash: newest.hash } })
    onClose()
  }
  return (
    <Dialog look="side" title={chain[0]!.agreementTemplate.name} onClose={onClose}>
      <div className="stack gap-16">
        {chain.map(({ uuid, sequence }) => (
          <Text key={uuid} uuid={uuid} heading={sequence > 0 ? `Aanvulling ${sequence}` : undefined} />
        ))}
      </div>
      {asked && (
        <DialogButtons>
          <ActionButton
            variant="filled"
            item={asked}
            action="agree"
            run={() => agree(asked.uuid)}
            done={
              waitsForOther
                ? 'Je bent akkoord. De pdf staat klaar zodra ook de ander akkoord is.'
                : 'Je bent akkoord. De pdf staat zo klaar.'
            }
          >
            Ik ga akkoord
          </ActionButton>
        </DialogButtons>
      )}
    </Dialog>
  )
}

function Text({ uuid, heading }: { uuid: string; heading: string | undefined }) {
  const query = useQuery(queryOf('GET /assignment_agreements/{uuid}', { uuid }))
  return (
    <QueryState query={query} rows={6} height={40}>
      {({ sections, organizationAct, workerAct, hash, pdfHash }) => (
        <article className="stack gap-12">
          {heading && <h2>{heading}</h2>}
          <Sections of={sections} />
          <Facts look="rows">
            <Fact label="Organisatie" none="Nog niet akkoord">
              {organizationAct && `${organizationAct.name}, ${formatDateTime(organizationAct.at)}`}
            </Fact>
            <Fact label="Zorgverlener" none="Nog niet akkoord">
              {workerAct && `${workerAct.name}, ${formatDateTime(workerAct.at)}`}
            </Fact>
          </Facts>
          <p className="small breaks">Kenmerk van de tekst: {hash}</p>
          {pdfHash && <p className="small breaks">Kenmerk van de pdf: {pdfHash}</p>}
        </article>
      )}
    </QueryState>
  )
}
