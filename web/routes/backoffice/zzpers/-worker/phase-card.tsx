import { useState } from 'react'
import { useAction } from '#care/action/use-action.ts'
import { FormDialog } from '#care/form/form-dialog.tsx'
import { useForm } from '#care/form/use-form.ts'
import { useChange } from '#client/cache.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { Button } from '#components/controls/button.tsx'
import { TextArea } from '#components/fields/text-area.tsx'
import { StatusPill } from '#components/marks/status-pill.tsx'
import { Card } from '#components/page/page.tsx'
import { counted } from '#rules/time/format-nl.ts'
import { type Phase, phaseWords } from '#words/care-workers-nl.ts'
import { type DocumentKind, documentKindWords } from '#words/documents-nl.ts'
import { queueHref } from '../-list/worker-href.ts'
import classes from './worker.module.css'
import type { Worker } from './worker.ts'

/** What each phase becomes automatically, and what triggers it. */
const next: Record<Phase, string> = {
  new: 'Wordt “Wacht op beoordeling” als alle verplichte documenten zijn ingeleverd.',
  pending: 'Wordt “Mag reageren” als alle verplichte documenten zijn goedgekeurd.',
  in_transfer: 'Gaat verder als de documenten voor de nieuwe contractvorm zijn goedgekeurd.',
  startup: 'Wordt “Aan het werk” als de uren van de eerste opdracht zijn goedgekeurd.',
  won: 'Verder dan dit is er niet. Een andere contractvorm kan nieuwe documenten vragen.',
  lost: 'Krijgt geen werk meer aangeboden. Bij terugkomst volgt de fase weer uit de documenten.',
}

/** A care worker's phase, what moves it on and what is missing for that, and how to drop out and return. */
export function PhaseCard({ worker }: { worker: Worker }) {
  const { uuid, phase = 'new', documentsMissing = [], documentsToJudge = 0 } = worker
  const takeBack = useChange('PUT /care_workers/{uuid}/take_back')
  const { busy, act } = useAction()
  const [losing, lose] = useState(false)
  return (
    <Card title="Fase">
      <StatusPill tone={phaseWords[phase].tone}>{phaseWords[phase].label}</StatusPill>
      <p className="above-16 below-16">{next[phase]}</p>
      {documentsMissing.length + documentsToJudge > 0 && (
        <ul className={`marked ${classes.steps}`}>
          {documentsMissing.map(kind => (
            <li key={kind}>{documentKindWords[kind as DocumentKind]} ontbreekt</li>
          ))}
          {documentsToJudge > 0 && (
            <li>
              <AppLink href={queueHref(uuid)}>{counted(documentsToJudge, 'document', 'documenten')} te beoordelen</AppLink>
            </li>
          )}
        </ul>
      )}
      <div className="wrap gap-8 above-12">
        {phase === 'lost' ? (
          <Button
            variant="default"
            loading={busy}
            onClick={() =>
              void act({ run: () => takeBack.run({ uuid, body: {} }), done: `${worker.profile.firstName} doet weer mee.` })
            }
          >
            Weer laten meedoen
          </Button>
        ) : (
          <Button variant="default" aria-haspopup="dialog" onClick={() => lose(true)}>
            Op afgevallen zetten
          </Button>
        )}
      </div>
      {losing && <LoseDialog worker={worker} onClose={() => lose(false)} />}
    </Card>
  )
}

function LoseDialog({ worker: { uuid, profile }, onClose }: { worker: Worker; onClose: () => void }) {
  const change = useChange('PUT /care_workers/{uuid}/lose')
  const takeBack = useChange('PUT /care_workers/{uuid}/take_back')
  const form = useForm({
    start: { reason: '' },
    check: ({ reason }) => (reason.trim() ? {} : { reason: 'Schrijf kort waarom.' }),
    send: ({ reason }) => change.run({ uuid, body: { reason: reason.trim() } }),
    done: () => {
      onClose()
      return `${profile.firstName} staat op afgevallen.`
    },
    undo: () => takeBack.run({ uuid, body: {} }),
  })
  return (
    <FormDialog of={form} title="Op afgevallen zetten" onClose={onClose} closedBy="any" act="Op afgevallen zetten">
      <p className={classes.plain}>
        {profile.firstName} krijgt geen werk meer aangeboden en kan niet meer reageren. Toegewezen opdrachten blijven staan. Er
        gaat geen bericht uit.
      </p>
      <TextArea
        label="Reden"
        description="Wordt een notitie; alleen planners lezen die, tot de zorgverlener om alle gegevens vraagt."
        required
        rows={3}
        maxLength={1000}
        {...form.text('reason')}
      />
    </FormDialog>
  )
}
