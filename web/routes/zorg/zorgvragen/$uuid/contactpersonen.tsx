import { createFileRoute } from '@tanstack/react-router'
import { ContactList } from '#care/client-file/contacts/contact-list.tsx'
import { FamilyPage } from '../../-parts/family-page.tsx'

export const Route = createFileRoute('/zorg/zorgvragen/$uuid/contactpersonen')({
  staticData: { screen: '/zorg/zorgvragen/[uuid]/contactpersonen', title: ['Contactpersonen'] },
  component: Contacts,
})

/** The people around the client, which the family can change directly. */
function Contacts() {
  const { uuid } = Route.useParams()
  return (
    <FamilyPage client={uuid} title="Contactpersonen" width="work">
      <ContactList
        uuid={uuid}
        note="Zorgverleners zien dit zodra vaststaat dat zij komen. Is er iets? Dan bellen wij eerst het eerste contact."
        empty="Wie bellen wij als er iets is? Vul minstens één persoon in."
      />
    </FamilyPage>
  )
}
