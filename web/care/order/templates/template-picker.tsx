import { useQuery } from '@tanstack/react-query'
import { queryOf, useChange } from '#client/cache.ts'
import { Dialog } from '#components/layers/dialog.tsx'
import { Empty, QueryState } from '#components/page/query-state.tsx'
import { useAction } from '../../action/use-action.ts'
import classes from '../order.module.css'
import type { OrderAudience } from '../order-audience.ts'
import { TemplateRow } from './template-row.tsx'
import { type Template, templateAgain } from './templates.ts'

type Props = { of: OrderAudience; onChoose: (template: Template) => void; onClose: () => void }

/** The organization's templates: pressing one fills in the form; each can be renamed and removed. */
export default function TemplatePicker({ of: { location, templateHref }, onChoose, onClose }: Props) {
  const query = useQuery(
    queryOf('GET /care_moment_templates', {
      query: { ...(location && { 'organizationLocation.uuid': location }), pagination: false },
    }),
  )
  const remove = useChange('DELETE /care_moment_templates/{uuid}')
  const create = useChange('POST /care_moment_templates')
  const { act } = useAction()
  const discard = (template: Template) =>
    act({
      run: () => remove.run({ uuid: template.uuid }),
      done: `Sjabloon “${template.title}” is verwijderd.`,
      undo: () => create.run({ body: templateAgain(template) }),
    })
  return (
    <Dialog title="Sjabloon kiezen" onClose={onClose}>
      <QueryState
        query={query}
        rows={3}
        height={72}
        isEmpty={({ member }) => member.length === 0}
        empty={
          <Empty
            title="Nog geen sjablonen"
            text="Vul het formulier in en druk op ‘Bewaren als sjabloon’. Dan hoef je het de volgende keer niet opnieuw te typen."
          />
        }
      >
        {({ member }) => (
          <ul className={`grid ${classes.list}`}>
            {member.map(template => (
              <TemplateRow
                key={template.uuid}
                template={template}
                href={templateHref?.(template.uuid)}
                onChoose={() => onChoose(template)}
                onRemove={() => void discard(template)}
              />
            ))}
          </ul>
        )}
      </QueryState>
    </Dialog>
  )
}
