import { ContactList } from '../../client-file/contacts/contact-list.tsx'
import type { PartProps } from '../client-search.ts'
import { RelationAccess } from './relation-access.tsx'

/** The people around a client. */
export default function ContactsPart({ uuid, audience: { endsAccess = false } }: PartProps) {
  return (
    <div className="stack gap-16">
      <ContactList
        uuid={uuid}
        note="Zorgverleners en de familie zien dit ook."
        below={relation => <RelationAccess {...{ relation, endsAccess }} />}
        empty="Zorgverleners vinden hier wie ze bellen als er iets is. Voeg minstens een eerste contact toe."
      />
    </div>
  )
}
