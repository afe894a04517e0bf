import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { AnswerOf } from '#client/api.ts'
import { queryOf, useChange } from '#client/cache.ts'
import { Dialog, DialogButtons } from '#components/layers/dialog.tsx'
import { Fact, Facts } from '#components/marks/fact.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import { counted, formatDateTime } from '#rules/time/format-nl.ts'
import { ActionButton } from '../action/action-button.tsx'
import { isAsked, type Listed, titleOf } from './chains.ts'
import { Sections } from './sections.tsx'

type Section = AnswerOf<'GET /assignment_agreements/{uuid}'>['sections'][number]
/** Sections are compared by their words. */
export const wordsOf = ({ title, text }: Section) => `${title}\n${text}`
type Props = {
  /** The agreement and its amendments, the original text first. */
  chain: readonly Listed[]
  onClose: () => void
  onAgreed: () => void
}

/** The text of an agreement with its amendments, and below it the button that agrees to all of it. */
export default function ReadAgreement({ chain, onClose, onAgreed }: Props) {
  const waitsForOther = chain.some(({ status }) => status === 'waiting_for_both')
  const done = () => {
    onAgreed()
    onClose()
  }
  return (
    <Dialog look="side" title={titleOf(chain.find(isAsked) ?? chain[0]!)} onClose={onClose}>
      <Reading
        chain={chain}
        onAgreed={done}
        done={
          waitsForOther
            ? 'Je bent akkoord. De pdf staat klaar zodra ook de ander akkoord is.'
            : 'Je bent akkoord. De pdf staat zo klaar.'
        }
      />
    </Dialog>
  )
}

type ReadingProps = {
  chain: readonly Listed[]
  onAgreed: () => void
  /** The text of the toast. */
  done?: string
  /** The words of the sections that were read just before. */
  known?: ReadonlySet<string>
  /** Another button, before the one that agrees. */
  more?: ReactNode
}
/** The texts, those that wait for the viewer first, and the button that agrees to them. */
export function Reading({ chain, onAgreed, done, known, more }: ReadingProps) {
  const { run } = useChange('PUT /assignment_agreements/{uuid}/agree')
  const asked = chain.find(isAsked)
  const inOrder = [...chain.filter(isAsked), ...chain.filter(text => !isAsked(text))]
  const agree = async (uuid: string) => {
    await run({ uuid, body: { hash: chain.at(-1)!.hash } })
    onAgreed()
  }
  return (
    <>
      <div className="stack gap-16">
        {inOrder.map(text => (
          <Text key={text.uuid} uuid={text.uuid} heading={chain.length > 1 ? titleOf(text) : undefined} known={known} />
        ))}
      </div>
      {(asked || more) && (
        <DialogButtons>
          {more}
          {asked && (
            <ActionButton variant="filled" item={asked} action="agree" run={() => agree(asked.uuid)} {...(done && { done })}>
              Ik ga akkoord
            </ActionButton>
          )}
        </DialogButtons>
      )}
    </>
  )
}

type TextProps = { uuid: string; heading: string | undefined; known: ReadonlySet<string> | undefined }
function Text({ uuid, heading, known }: TextProps) {
  const query = useQuery(queryOf('GET /assignment_agreements/{uuid}', { uuid }))
  return (
    <QueryState query={query} rows={6} height={40}>
      {({ sections, organizationAct, workerAct, hash, pdfHash }) => {
        const same = sections.filter(section => known?.has(wordsOf(section)))
        return (
          <article className="stack gap-12">
            {heading && <h2>{heading}</h2>}
            <Sections of={sections.filter(section => !same.includes(section))} />
            {same.length > 0 && (
              <details className="fold">
                <summary>Gelijk aan wat je net las: {counted(same.length, 'deel', 'delen')}</summary>
                <Sections of={same} />
              </details>
            )}
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
        )
      }}
    </QueryState>
  )
}
