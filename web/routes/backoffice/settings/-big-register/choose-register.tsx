import { useState } from 'react'
import { useAction } from '#care/action/use-action.ts'
import { call } from '#client/api.ts'
import { Button } from '#components/controls/button.tsx'
import { DateField } from '#components/fields/date-field.tsx'
import { SheetChoice } from '#components/files/sheet-choice.tsx'
import type { SheetTable } from '#components/files/sheet-table.ts'
import { LiveRegion } from '#components/page/live-region.tsx'
import { Card } from '#components/page/page.tsx'
import { today } from '#components/page/today.ts'
import { registerFields } from '#contract/office/big-registers.ts'
import { formatCount } from '#rules/time/format-nl.ts'
import { headingsKnown } from '#rules/typed/import-columns.ts'
import { columnsFound, missingColumns, type Sent, sendRows } from './send-register.ts'

const maxBytes = 200_000_000
const list = new Intl.ListFormat('nl')
type Props = { onSent: (sent: Sent & { uuid: string }) => void }

/** Chooses the file and its date, and uploads its rows. Nothing changes until it is loaded. */
export function ChooseRegister({ onSent }: Props) {
  const [chosen, setChosen] = useState<{ name: string; table: SheetTable }>()
  const [takenOn, setTakenOn] = useState<string | null>(null)
  const [wrong, setWrong] = useState(false)
  const [gone, setGone] = useState(0)
  const { busy, act } = useAction()
  const send = async ({ name: fileName, table }: { name: string; table: SheetTable }) => {
    setWrong(!takenOn)
    if (!takenOn) return
    setGone(0)
    await act({
      run: async () => {
        const { uuid } = await call('POST /big_registers', { body: { fileName, takenOn } })
        onSent({ uuid, ...(await sendRows(uuid, table, setGone)) })
      },
    })
  }
  return (
    <Card title="Ander register inlezen">
      <div className="stack start gap-16">
        <SheetChoice
          known={cells => headingsKnown(registerFields, cells)}
          maxBytes={maxBytes}
          refusalOf={refusalOf}
          onChange={setChosen}
        />
        {chosen && (
          <>
            <p className="soft reading">
              {formatCount(chosen.table.rows.length)} rijen.{' '}
              {list.format(columnsFound(chosen.table).map(([label, heading]) => `${label} staat in “${heading}”`))}.
            </p>
            <DateField
              label="Van welke dag is dit register?"
              required
              value={takenOn}
              maxDate={today()}
              error={wrong && !takenOn && 'Vul de dag in waarop het is gemaakt.'}
              onChange={setTakenOn}
            />
            <Button loading={busy} onClick={() => void send(chosen)}>
              Nakijken
            </Button>
            <LiveRegion>
              {busy && (
                <p className="soft figures">
                  {formatCount(gone)} van {formatCount(chosen.table.rows.length)} rijen verstuurd
                </p>
              )}
            </LiveRegion>
          </>
        )}
      </div>
    </Card>
  )
}

const refusalOf = (table: SheetTable): string | undefined => {
  if (table.rows.length === 0) return 'Er staan geen rijen in dit bestand.'
  const missing = missingColumns(table)
  return missing.length > 0 ? `In dit bestand vinden wij geen kolom ${list.format(missing)}.` : undefined
}
