import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AskFirst } from '#care/action/ask-first.tsx'
import { useAction } from '#care/action/use-action.ts'
import { dateOf } from '#care/moment/moment.ts'
import type { AnswerOf } from '#client/api.ts'
import { queryOf, useChange } from '#client/cache.ts'
import { Button } from '#components/controls/button.tsx'
import { Card } from '#components/page/page.tsx'
import { Skeleton } from '#components/page/skeleton.tsx'
import { formatDate } from '#rules/time/format-nl.ts'

type Of = 'careWorker' | 'client'
type Outlook = AnswerOf<'GET /clients/{uuid}/forgetting'>
type Hold = AnswerOf<'GET /forgetting_holds'>['member'][number]

const addressOf = { careWorker: 'care_workers', client: 'clients' } as const
const whileHere: Record<Of, string> = {
  careWorker: 'Blijft bewaard zolang het account actief is. Na het laatste werk nog',
  client: 'Blijft bewaard zolang er zorg is. Na de laatste wijziging nog',
}
const sayWhen = (of: Of, { years, forgetsOn, forgottenOn }: Outlook) => {
  if (forgottenOn) return `Vergeten op ${formatDate(forgottenOn)}. Wat de wet vraagt te bewaren, is er nog.`
  return forgetsOn ? `Wordt vergeten op ${formatDate(forgetsOn)}.` : `${whileHere[of]} ${years} jaar.`
}

/** When a care worker's or client's data will be erased, and the hold that prevents it during a legal dispute. */
export function ForgettingCard({ of, uuid }: { of: Of; uuid: string }) {
  const foretold = useQuery(
    of === 'client'
      ? queryOf('GET /clients/{uuid}/forgetting', { uuid })
      : queryOf('GET /care_workers/{uuid}/forgetting', { uuid }),
  )
  const held = useQuery(queryOf('GET /forgetting_holds', { query: { [`${of}.uuid`]: uuid } }))
  const [outlook, holds] = [foretold.data, held.data]
  if (foretold.isLoading || held.isLoading) return <Skeleton height={160} radius="lg" data-guess />
  if (!outlook || !holds) return null
  const [hold] = holds.member
  return (
    <Card title="Bewaren">
      {hold ? <Held hold={hold} /> : <p className="below-16">{sayWhen(of, outlook)}</p>}
      {!hold && !outlook.forgottenOn && <KeepLonger of={of} uuid={uuid} />}
    </Card>
  )
}

function Held({ hold: { uuid, reason, authorName, createdAt } }: { hold: Hold }) {
  const { run } = useChange('DELETE /forgetting_holds/{uuid}')
  const { busy, act } = useAction()
  return (
    <>
      <p className="below-16">
        Wordt niet vergeten. {authorName} schreef op {formatDate(dateOf(createdAt))}: {reason}
      </p>
      <Button
        variant="default"
        loading={busy}
        onClick={() => void act({ run: () => run({ uuid }), done: 'De gewone termijn geldt weer.' })}
      >
        Weer laten vergeten
      </Button>
    </>
  )
}

function KeepLonger({ of, uuid }: { of: Of; uuid: string }) {
  const { run } = useChange('POST /forgetting_holds')
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button variant="default" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        Langer bewaren
      </Button>
      {asking && (
        <AskFirst
          title="Langer bewaren?"
          consequences={
            <p>Alles blijft bewaard tot een planner dit weer uitzet. Doe dit alleen als het moet, zoals bij een rechtszaak.</p>
          }
          act="Langer bewaren"
          label="Reden"
          required
          run={({ text }) => run({ body: { [of]: `/v1/${addressOf[of]}/${uuid}`, reason: text } })}
          done="Dit wordt niet vergeten."
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
