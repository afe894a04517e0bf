import { useMe } from '#client/use-me.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { PaperPage } from '#components/files/paper-page.tsx'
import { Card } from '#components/page/page.tsx'
import { ratingShownFrom } from '#contract/events/shown-numbers.ts'
import { neverUsed, ownPart, usedData } from '#rules/documents/decided-with.ts'
import { ChoicesCard } from './choices-card.tsx'
import classes from './decided.module.css'
import { DecisionList } from './decision-list.tsx'

/**
 * What the platform decides by rules, based on what and by whom; the choices about this care worker; and how to reach a person.
 */
export default function DecidedPage({ over }: { over: string | undefined }) {
  const me = useMe()
  return (
    <PaperPage
      title="Wat de computer beslist"
      width="work"
      back={{ href: '/werk/contact', label: 'Contact' }}
      field={<p className="reading">Of je werk krijgt, beslist altijd een mens. De computer zoekt, sorteert en stelt voor.</p>}
    >
      <div className={`stack packed gap-12 ${classes.columns}`}>
        <Card title="Wat er wordt beslist">
          <DecisionList over={over} />
        </Card>
        <div className={`stack packed gap-12 ${classes.beside}`}>
          <ChoicesCard me={me} />
          <Card title="Klopt er iets niet?">
            <p className="below-8">
              Vraag de backoffice om uitleg. Een mens legt uit waarom, en kijkt opnieuw als je dat wilt. Bellen kan ook.
            </p>
            <AppLink href="/werk/contact" className="tap inline-row strong">
              Naar Contact
            </AppLink>
          </Card>
        </div>
        <div className="stack packed gap-12">
          <Points title="Dit telt nooit mee" points={neverUsed(ratingShownFrom)} />
          <Card title="Welke gegevens meetellen">
            <dl className={`grid gap-10 ${classes.data}`}>
              {usedData(ratingShownFrom).map(({ what, forWhat }) => (
                <div key={what}>
                  <dt>{what}</dt>
                  <dd>{forWhat}</dd>
                </div>
              ))}
            </dl>
          </Card>
          <Points title="Wat je zelf kunt doen" points={ownPart} />
        </div>
      </div>
    </PaperPage>
  )
}

const Points = ({ title, points }: { title: string; points: readonly string[] }) => (
  <Card title={title}>
    <ul className={`marked ${classes.points}`}>
      {points.map(point => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  </Card>
)
