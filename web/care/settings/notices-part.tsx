import { Card } from '#components/page/page.tsx'
import Preferences from '../bell/choices/preferences.tsx'

/** Notification preferences: the same choices as behind the bell. */
export default function NoticesPart() {
  return (
    <Card title="Meldingen">
      <Preferences />
    </Card>
  )
}
