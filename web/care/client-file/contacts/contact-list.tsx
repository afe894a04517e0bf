import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useChange } from '#client/cache.ts'
import { Button } from '#components/controls/button.tsx'
import { PlusIcon } from '#components/marks/icons.tsx'
import { Empty, QueryState } from '#components/page/query-state.tsx'
import { late } from '#components/page/suspense.tsx'
import { useAction } from '../../action/use-action.ts'
import { nameOf } from '../../moment/care-moment.ts'
import { type Relation, relationsQuery } from '../client.ts'
import { ContactCard } from '../contact-card.tsx'
import classes from '../file-parts.module.css'
import { bodyOf, valuesOf } from './contact-form.ts'

const ContactDialog = late(() => import('./contact-dialog.tsx'))

type Props = {
  uuid: string
  /** Who else sees this. */
  note: string
  empty: string
  /** Below each contact: whether they log in, for people who may invite them. */
  below?: (relation: Relation) => ReactNode
}

/** The people around a client, to read and change: whom to call first, and who decides with them. */
export function ContactList({ uuid, note, empty, below }: Props) {
  const list = useQuery(relationsQuery(uuid))
  const [opened, open] = useState<'new' | Relation>()
  // The current version; one that someone else removed stays as it was, and saving reports it.
  const present = opened === 'new' ? undefined : (list.data?.member.find(one => one.uuid === opened?.uuid) ?? opened)
  const button = (
    <Button variant="default" leftSection={<PlusIcon size={20} />} onClick={() => open('new')}>
      Contactpersoon toevoegen
    </Button>
  )
  return (
    <>
      <QueryState
        query={list}
        rows={2}
        height={130}
        isEmpty={({ member }) => member.length === 0}
        empty={<Empty title="Er zijn nog geen contactpersonen" text={empty} action={button} />}
      >
        {({ member }) => (
          <>
            <div className="wrap-row spread gap-12">
              <p className="soft">{note}</p>
              {button}
            </div>
            <ul className={`grid gap-12 ${classes.pairs}`} aria-label="Contactpersonen">
              {member.map(relation => (
                <li className="stack" key={relation.uuid}>
                  <ContactCard
                    relation={relation}
                    below={below?.(relation)}
                    acts={
                      <>
                        <Button variant="default" size="sm" onClick={() => open(relation)}>
                          Wijzigen<span className="unseen"> van {nameOf(relation)}</span>
                        </Button>
                        <span className={classes.apart}>
                          <Remove relation={relation} />
                        </span>
                      </>
                    }
                  />
                </li>
              ))}
            </ul>
          </>
        )}
      </QueryState>
      {opened && <ContactDialog client={uuid} relation={present} onClose={() => open(undefined)} />}
    </>
  )
}

function Remove({ relation }: { relation: Relation }) {
  const remove = useChange('DELETE /client_relations/{uuid}')
  const create = useChange('POST /client_relations')
  const { busy, act } = useAction()
  const name = nameOf(relation)
  const press = () =>
    act({
      run: () => remove.run({ uuid: relation.uuid }),
      done: `${name} is verwijderd.`,
      undo: () => create.run({ body: { client: relation.client['@id'], ...bodyOf(valuesOf(relation)) } }),
    })
  return (
    <Button variant="subtle" size="sm" loading={busy} onClick={() => void press()}>
      Verwijderen<span className="unseen"> van {name}</span>
    </Button>
  )
}
