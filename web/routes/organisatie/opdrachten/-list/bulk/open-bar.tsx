import { type ComponentType, useState } from 'react'
import { DownloadButton } from '#care/action/download-button.tsx'
import type { ListedMoment } from '#care/moment/care-moment.ts'
import { payForAll } from '#care/moment/hours.ts'
import { download } from '#client/api.ts'
import { useFeature } from '#client/use-session.ts'
import { Button } from '#components/controls/button.tsx'
import { BulkBar } from '#components/lists/bulk-bar.tsx'
import { sumOf } from '#rules/money/pay.ts'
import { counted, formatHours, formatMoney } from '#rules/time/format-nl.ts'
import { CancelDialog, PublishDialog, WithdrawDialog } from './bulk-dialogs.tsx'
import { canBeChosen, isOpenToAct, isPublished } from './chosen.ts'
import type { Bulk } from './use-bulk.ts'

type Props = {
  moments: readonly ListedMoment[]
  chosen: ReadonlySet<string>
  onSelect: (uuids: string[]) => void
  bulk: Bulk
  /** Hides the bar beside an open panel; the selection is kept. */
  isHidden: boolean
}

interface Act {
  name: string
  of: readonly ListedMoment[]
  Asks: ComponentType<{ moments: readonly ListedMoment[]; bulk: Bulk; onDone: () => void; onClose: () => void }>
  look: { variant: 'filled' | 'default'; danger?: boolean }
}

/** The actions on selected open work: publish, withdraw, cancel or export. */
export default function OpenBar({ moments, chosen, onSelect, bulk, isHidden }: Props) {
  const [asking, setAsking] = useState<Act>()
  const canExport = useFeature('exports')
  const those = moments.filter(moment => chosen.has(moment.uuid))
  const open = those.filter(isOpenToAct)
  const able = moments.filter(canBeChosen)
  const { minutes, totalCents } = payForAll(those)
  const others = those.length - open.length
  const acts: Act[] = [
    { name: 'Publiceren', of: open.filter(one => !isPublished(one)), Asks: PublishDialog, look: { variant: 'filled' } },
    { name: 'Intrekken', of: open.filter(isPublished), Asks: WithdrawDialog, look: { variant: 'default' } },
    { name: 'Annuleren', of: open, Asks: CancelDialog, look: { variant: 'default', danger: true } },
  ]
  const reactions = sumOf(open, ({ openReactionCount = 0 }) => openReactionCount)
  const what = [
    formatHours(minutes),
    formatMoney(totalCents),
    reactions > 0 && counted(reactions, 'reactie', 'reacties'),
    others > 0 && `${others} met uren: kies die apart om goed te keuren`,
  ]
  return (
    <>
      {those.length > 0 && !isHidden && (
        <BulkBar
          chosen={`${those.length} gekozen`}
          summary={what.filter(Boolean).join(' · ')}
          clearLabel="Niets kiezen"
          onClear={() => onSelect([])}
        >
          {those.length < able.length && (
            <Button variant="subtle" size="sm" onClick={() => onSelect(able.map(({ uuid }) => uuid))}>
              Alles op deze pagina ({able.length})
            </Button>
          )}
          {acts
            .filter(({ of }) => of.length > 0)
            .map(act => (
              <Button key={act.name} size="sm" {...act.look} onClick={() => setAsking(act)}>
                {act.name} ({act.of.length})
              </Button>
            ))}
          {canExport && (
            <DownloadButton
              size="sm"
              variant="default"
              fetchFile={() => download('GET /care_moments/export', { query: { uuid: those.map(({ uuid }) => uuid) } })}
            >
              Exporteren
            </DownloadButton>
          )}
        </BulkBar>
      )}
      {asking && (
        <asking.Asks
          moments={asking.of}
          bulk={bulk}
          onDone={() => {
            setAsking(undefined)
            onSelect([])
          }}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  )
}
