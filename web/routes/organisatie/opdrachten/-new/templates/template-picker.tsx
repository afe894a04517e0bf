import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { tell } from '../../../../../care/tell.ts'
import { ask, useChange } from '../../../../../client/cache.ts'
import { Button } from '../../../../../components/button.tsx'
import { Confirm } from '../../../../../components/confirm.tsx'
import { Dialog } from '../../../../../components/dialog.tsx'
import { Empty, ListState } from '../../../../../components/list-state.tsx'
import classes from './template-picker.module.css'
import type { Template } from './templates.ts'

type Props = { onChoose: (template: Template) => void; onClose: () => void }

/** The templates of the organization: pressing one fills in the form; each can be removed. */
export default function TemplatePicker({ onChoose, onClose }: Props) {
  const query = useQuery(ask('GET /care_moment_templates', { query: { pagination: false } }))
  const remove = useChange('DELETE /care_moment_templates/{uuid}')
  const [asked, setAsked] = useState<Template>()
  const discard = ({ uuid, title }: Template) =>
    tell(remove.run({ uuid }), `Sjabloon “${title}” is verwijderd.`).finally(() => setAsked(undefined))
  return (
    <Dialog title="Sjabloon kiezen" onClose={onClose}>
      <ListState
        query={query}
        rows={3}
        rowHeight={72}
        isEmpty={({ member }) => member.length === 0}
        empty={
          <Empty
            title="Nog geen sjablonen"
            text="Vul het formulier in en druk op ‘Bewaren als sjabloon’. Dan hoef je het de volgende keer niet opnieuw te typen."
          />
        }
      >
        {({ member }) => (
          <ul className={classes.list}>
            {member.map(template => (
              <li key={template.uuid}>
                <button type="button" className={classes.words} onClick={() => onChoose(template)}>
                  <strong>{template.title}</strong>
                  <span className={`${classes.soft} figures`}>
                    {template.startTime} – {template.endTime} · {template.expertiseLevel.name}
                    <br />
                    {template.organizationLocation.name}
                  </span>
                </button>
                <Button variant="subtle" onClick={() => setAsked(template)}>
                  Verwijderen
                  <span className="unseen"> van sjabloon {template.title}</span>
                </Button>
              </li>
            ))}
          </ul>
        )}
      </ListState>
      {asked && (
        <Confirm
          title={`Sjabloon “${asked.title}” verwijderen?`}
          act="Sjabloon verwijderen"
          danger
          busy={remove.busy}
          onConfirm={() => void discard(asked)}
          onClose={() => setAsked(undefined)}
        >
          <p>Niemand van je organisatie kan het dan nog kiezen. Opdrachten die ermee zijn gemaakt, blijven staan.</p>
        </Confirm>
      )}
    </Dialog>
  )
}
