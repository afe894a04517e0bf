import Preferences from '../../../../care/bell/choices/preferences.tsx'
import { Card } from '../../../../components/page.tsx'

/** How one hears of things: the same choices as behind the bell. */
export default function NoticesPart() {
  return (
    <Card title="Meldingen">
      <Preferences />
    </Card>
  )
}
