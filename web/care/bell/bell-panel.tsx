import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#client/cache.ts'
import { Tabs } from '#components/controls/tabs.tsx'
import { Dialog } from '#components/layers/dialog.tsx'
import { late } from '#components/page/suspense.tsx'
import { ConversationList } from './conversation-list.tsx'
import { ConversationView } from './conversation-view.tsx'
import { NotificationList } from './notification-list.tsx'
import { type PanelPlace, subjectAt, tabAt, usePanel } from './panel-address.ts'

const Preferences = late(() => import('./choices/preferences.tsx'))

/** The panel of the bell, at the right edge: notifications, conversations, and preferences. */
export default function BellPanel({ place }: { place: string }) {
  const { close, turn } = usePanel()
  const subject = subjectAt(place)
  if (subject) return <ConversationView subject={subject} />
  return (
    <Dialog title="Meldingen" look="side" inAddress onClose={close}>
      <PanelTabs place={place} onTurn={turn} />
    </Dialog>
  )
}

function PanelTabs({ place, onTurn }: { place: string; onTurn: (place: PanelPlace) => void }) {
  const tab = tabAt(place)
  const { data } = useQuery(queryOf('GET /conversations', { query: { unread: true, itemsPerPage: 0 } }))
  const unread = data?.totalItems ? ` (${data.totalItems})` : ''
  const words = { lijst: 'Meldingen', berichten: `Berichten${unread}`, instellingen: 'Instellingen' }
  return (
    <Tabs label="Meldingen" words={words} value={tab} onChange={onTurn}>
      {tab === 'lijst' && <NotificationList />}
      {tab === 'berichten' && <ConversationList />}
      {tab === 'instellingen' && <Preferences />}
    </Tabs>
  )
}
