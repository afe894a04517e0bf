import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '#client/cache.ts'
import { Button } from '#components/controls/button.tsx'
import { Fact, Facts } from '#components/marks/fact.tsx'
import { Card } from '#components/page/page.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import { usedRegisterStatuses } from '#contract/status-groups.ts'
import { formatCount, formatDate, formatDateTime } from '#rules/time/format-nl.ts'
import { ChooseRegister } from './choose-register.tsx'
import { RegisterPreview } from './register-preview.tsx'
import type { Sent } from './send-register.ts'

/** The BIG register: the one in use, and replacing it after a preview of the consequences. */
export default function BigRegisterPart() {
  const registers = useQuery(queryOf('GET /big_registers', { query: {} }))
  const [sent, setSent] = useState<Sent & { uuid: string }>()
  return (
    <div className="stack gap-16 breaks">
      <Card title="BIG-register">
        <div className="stack gap-16">
          <p className="soft reading">
            Lees hier een export van het BIG-register in. BIG-nummers van zorgverleners worden ernaast gelegd. Wie verschilt, vind
            je in de lijst. Vanzelf volgt daar niets uit.
          </p>
          <QueryState query={registers} rows={1} height={72}>
            {({ member }) => <InUse register={member.find(({ status }) => usedRegisterStatuses.includes(status))} />}
          </QueryState>
          <div>
            <Button variant="default" size="sm" href="/backoffice/zzpers?big=verschilt">
              Bekijk wie verschilt
            </Button>
          </div>
        </div>
      </Card>
      {sent ? <RegisterPreview sent={sent} onDone={() => setSent(undefined)} /> : <ChooseRegister onSent={setSent} />}
    </div>
  )
}

type Register = { takenOn: string; rows: number; fileName: string; authorName: string; loadedAt?: string | null | undefined }
function InUse({ register }: { register: Register | undefined }) {
  if (!register) return <p>Er is nog geen register ingelezen.</p>
  const { takenOn, rows, fileName, authorName, loadedAt } = register
  return (
    <Facts>
      <Fact label="Register van">{formatDate(takenOn)}</Fact>
      <Fact label="Rijen">{formatCount(rows)}</Fact>
      <Fact label="Ingelezen">{loadedAt && `${formatDateTime(loadedAt)} door ${authorName}`}</Fact>
      <Fact label="Bestand">{fileName}</Fact>
    </Facts>
  )
}
