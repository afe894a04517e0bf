import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FormOf } from '#care/form/use-form.ts'
import { now } from '#care/now.ts'
import { queryOnceOf } from '#client/cache.ts'
import { Checkbox } from '#components/controls/checkbox.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { Card } from '#components/page/page.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import { formatDate } from '#rules/time/format-nl.ts'
import { isFoundIn } from '#rules/typed/folded.ts'
import { more } from './effect.tsx'
import classes from './preferences.module.css'
import type { Reach } from './use-reach.ts'
import type { Wishes, Worker } from './wishes.ts'

const groups = [
  {
    category: 'voorbehouden',
    title: 'Voorbehouden handelingen',
    about: 'Die mag je volgens de wet alleen doen als je bevoegd en bekwaam bent. Kruis aan wat je nu veilig kunt.',
  },
  { category: 'risicovol', title: 'Risicovolle handelingen', about: 'Hiervoor heb je geoefend en ben je getoetst.' },
  { category: 'overig', title: 'Andere handelingen', about: '' },
]
type Props = { form: FormOf<Wishes>; held: Worker['preferences']['acts']; reach: Reach | undefined }

/** What someone can do and is allowed to do, and how much work each further act would unlock. */
export function ActsCard({ form, held, reach }: Props) {
  const query = useQuery(queryOnceOf('GET /acts', { query: { selectable: true } }))
  const today = now().slice(0, 10)
  const { acts } = form.values
  const [sought, seek] = useState('')
  const fits = (name: string) => isFoundIn(name, sought)
  const set = (act: string, on: boolean) => form.set({ acts: [...acts.filter(one => one !== act), ...(on ? [act] : [])].sort() })
  const about = (act: string): { said: string; look: 'soft' | 'lost' | 'touch' } | undefined => {
    const last = held.find(one => one['@id'] === act)?.validUntil
    if (last && acts.includes(act))
      return last < today
        ? { said: `Je certificaat is verlopen op ${formatDate(last)}. Lever een nieuw in.`, look: 'lost' }
        : { said: `Geldig tot en met ${formatDate(last)}`, look: 'soft' }
    if (last) return { said: `Je certificaat (tot en met ${formatDate(last)}) telt niet meer als je dit bewaart.`, look: 'lost' }
    const opens = reach?.acts.find(one => one.act['@id'] === act)?.more
    return opens && !acts.includes(act) ? { said: `Met deze handeling: ${more(opens)}.`, look: 'touch' } : undefined
  }
  return (
    <Card title="Wat kun je doen?">
      <QueryState query={query} height={320}>
        {({ member }) => [
          <TextField
            key="zoek"
            label="Zoek een handeling"
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            value={sought}
            onChange={event => seek(event.currentTarget.value)}
            // Enter searches for an act, and does not submit the form.
            onKeyDown={event => event.key === 'Enter' && event.preventDefault()}
          />,
          ...groups.map(({ category, title, about: why }) => {
            const own = member.filter(act => act.category === category && fits(act.name))
            if (own.length === 0) return null
            return (
              <fieldset key={category} className={classes.acts}>
                <legend>{title}</legend>
                {why && <p className={`soft small ${classes.why}`}>{why}</p>}
                <div className={classes.grid}>
                  {own.map(act => {
                    const said = about(act['@id'])
                    return (
                      <Checkbox
                        key={act.uuid}
                        label={act.name}
                        description={said && <span className={said.look}>{said.said}</span>}
                        checked={acts.includes(act['@id'])}
                        onChange={event => set(act['@id'], event.currentTarget.checked)}
                      />
                    )
                  })}
                </div>
              </fieldset>
            )
          }),
          <p key="gevonden" role="status" className="above-8 soft small">
            {!member.some(({ name }) => fits(name)) && `Er is geen handeling met “${sought.trim()}”.`}
          </p>,
        ]}
      </QueryState>
    </Card>
  )
}
