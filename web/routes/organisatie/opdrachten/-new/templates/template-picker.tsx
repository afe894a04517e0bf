import { Modal } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { tellRefusal } from '../../../../../care/tell.ts'
import { ask, useChange } from '../../../../../client/cache.ts'
import { Button } from '../../../../../components/button.tsx'
import { IconButton } from '../../../../../components/icon-button.tsx'
import { CloseIcon } from '../../../../../components/icons.tsx'
import { Empty, ListState } from '../../../../../components/list-state.tsx'
import { toastDone } from '../../../../../components/toast.ts'
import classes from './template-picker.module.css'
import { bodyOf, type Template } from './templates.ts'

type Props = { onChoose: (template: Template) => void; onClose: () => void }

/** The templates of the organization: each can fill in the form, or be removed. */
export default function TemplatePicker({ onChoose, onClose }: Props) {
  const query = useQuery(ask('GET /care_moment_templates', { query: { pagination: false } }))
  const remove = useChange('DELETE /care_moment_templates/{uuid}')
  const restore = useChange('POST /care_moment_templates')
  const discard = (template: Template) =>
    remove.run({ uuid: template.uuid }).then(() => {
      const act = () => void restore.run({ body: bodyOf(template) }).catch(tellRefusal)
      toastDone(`Sjabloon “${template.title}” is verwijderd.`, { act })
    }, tellRefusal)
  return (
    <Modal opened onClose={onClose} title="Sjabloon kiezen" size="lg">
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
                <div className={classes.words}>
                  <strong>{template.title}</strong>
                  <span className={`${classes.soft} figures`}>
                    {template.startTime} – {template.endTime} · {template.expertiseLevel.name}
                    <br />
                    {template.organizationLocation.name}
                  </span>
                </div>
                <Button size="sm" onClick={() => onChoose(template)}>
                  Invullen
                  <span className="unseen"> met {template.title}</span>
                </Button>
                <IconButton
                  aria-label={`Sjabloon ${template.title} verwijderen`}
                  disabled={remove.busy}
                  onClick={() => void discard(template)}
                >
                  <CloseIcon />
                </IconButton>
              </li>
            ))}
          </ul>
        )}
      </ListState>
    </Modal>
  )
}
