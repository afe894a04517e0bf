import { useState } from 'react'
import { useChange } from '#client/cache.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { Button } from '#components/controls/button.tsx'
import { IconButton } from '#components/controls/icon-button.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { BinIcon, PencilIcon } from '#components/marks/icons.tsx'
import type { Address } from '#contract/addresses.ts'
import { Form } from '../../form/form.tsx'
import { useForm } from '../../form/use-form.ts'
import classes from '../order.module.css'
import { type Template, templateAgain } from './templates.ts'

type Props = { template: Template; href: Address | undefined; onChoose: () => void; onRemove: () => void }

/** A template, which can be chosen, opened at its address if it has one, renamed or removed. */
export function TemplateRow({ template, href, onChoose, onRemove }: Props) {
  const { title, startTime, endTime, expertiseLevel, organizationLocation } = template
  const [isRenaming, setRenaming] = useState(false)
  if (isRenaming)
    return (
      <li className={classes.renamed}>
        <Rename template={template} onDone={() => setRenaming(false)} />
      </li>
    )
  return (
    <li>
      <button type="button" className={`grid shrinks grows rounded inherits ${classes.words}`} onClick={onChoose}>
        <strong>{title}</strong>
        <span className="soft small figures">
          {startTime} – {endTime} · {expertiseLevel.name}
          <br />
          {organizationLocation.name}
        </span>
      </button>
      {href && (
        <AppLink
          href={href}
          className={`tap inline-row ${classes.open}`}
          aria-label={`Sjabloon ${title} op een eigen adres openen`}
        >
          Openen
        </AppLink>
      )}
      <IconButton aria-label={`Sjabloon ${title} een andere naam geven`} onClick={() => setRenaming(true)}>
        <PencilIcon size={20} />
      </IconButton>
      <IconButton aria-label={`Sjabloon ${title} verwijderen`} onClick={onRemove}>
        <BinIcon size={20} />
      </IconButton>
    </li>
  )
}

function Rename({ template, onDone }: { template: Template; onDone: () => void }) {
  const { uuid } = template
  const change = useChange('PUT /care_moment_templates/{uuid}')
  const form = useForm({
    start: { title: template.title },
    check: ({ title }) => (title.trim() ? {} : { title: 'Geef het sjabloon een naam.' }),
    send: ({ title }) => change.run({ uuid, body: { ...templateAgain(template), title: title.trim() } }),
    done: ({ title }) => {
      onDone()
      return `Het sjabloon heet nu “${title}”.`
    },
    undo: () => change.run({ uuid, body: templateAgain(template) }),
  })
  return (
    <Form
      of={form}
      opened
      act="Bewaren"
      more={
        <Button variant="subtle" onClick={onDone}>
          Terug
        </Button>
      }
    >
      <TextField label="Naam van het sjabloon" required maxLength={120} autoComplete="off" {...form.text('title')} />
    </Form>
  )
}
