import { OwnNameOnly } from '#care/action/own-name-only.tsx'
import { Button } from '#components/controls/button.tsx'
import { Notice } from '#components/page/notice.tsx'
import { Card } from '#components/page/page.tsx'
import { type Declinable, useDecline } from './use-decline.ts'

/** On the page of an assignment: marks it "not for me". */
export function DeclineCard({ publication }: { publication: Declinable }) {
  const { busy, hide } = useDecline(publication)
  if (publication.myDecline) return null
  return (
    <Card title="Niet voor jou?">
      <p>Verberg de opdracht, dan zie je die niet meer in je lijst. De organisatie merkt er niets van.</p>
      <OwnNameOnly>
        <p className="wrap gap-8-12 above-12">
          <Button variant="default" size="lg" loading={busy} onClick={() => void hide(false)}>
            {publication.series ? 'Alleen deze datum verbergen' : 'Niet voor mij'}
          </Button>
          {publication.series && (
            <Button variant="default" size="lg" loading={busy} onClick={() => void hide(true)}>
              De hele reeks verbergen
            </Button>
          )}
        </p>
      </OwnNameOnly>
    </Card>
  )
}

/** At the top of the page of a hidden assignment: says so, and undoes it. */
export function DeclinedNotice({ publication }: { publication: Declinable }) {
  const { busy, show } = useDecline(publication)
  const { myDecline } = publication
  if (!myDecline) return null
  return (
    <Notice title={myDecline.wholeSeries ? 'Je hebt de hele reeks verborgen' : 'Je hebt deze opdracht verborgen'}>
      <p>Reageren kan nog steeds.</p>
      <OwnNameOnly>
        <p className="wrap gap-8-12 above-12">
          <Button variant="default" loading={busy} onClick={() => void show()}>
            Toch tonen in mijn lijst
          </Button>
        </p>
      </OwnNameOnly>
    </Notice>
  )
}
