import { createFileRoute } from '@tanstack/react-router'
import { type ComponentType, lazy } from 'react'
import { useSession } from '../../../client/use-session.ts'
import { AppLink } from '../../../components/app-link.tsx'
import { ArrowLeftIcon } from '../../../components/icons.tsx'
import { Page } from '../../../components/page.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { Suspense } from '../../../components/suspense.tsx'
import { readAnyWords, readChoice } from '../../../search-params.ts'
import { ProfilePart } from './-own/profile-part.tsx'
import classes from './-parts/settings.module.css'

interface Part {
  word: string
  Show: ComponentType
}
const own: Record<string, Part> = {
  profiel: { word: 'Profiel', Show: ProfilePart },
  meldingen: { word: 'Meldingen', Show: lazy(() => import('./-own/notices-part.tsx')) },
  beveiliging: { word: 'Beveiliging', Show: lazy(() => import('./-own/security-part.tsx')) },
}
/** What planners keep for everybody. */
const ofPlanners: Record<string, Part> = {
  begin: { word: 'Beginnen', Show: lazy(() => import('./-begin/begin-part.tsx')) },
  organisaties: { word: 'Organisaties', Show: lazy(() => import('./-organizations/organizations-part.tsx')) },
  gebruikers: { word: 'Gebruikers', Show: lazy(() => import('./-users/users-part.tsx')) },
  stamgegevens: { word: 'Stamgegevens', Show: lazy(() => import('./-reference/reference-part.tsx')) },
  importeren: { word: 'Importeren', Show: lazy(() => import('./-import/import-part.tsx')) },
  functies: { word: 'Functies', Show: lazy(() => import('./-features/features-part.tsx')) },
  mails: { word: 'E-mailteksten', Show: lazy(() => import('./-mails/mails-part.tsx')) },
  bewaartermijnen: { word: 'Bewaartermijnen', Show: lazy(() => import('./-retention/retention-part.tsx')) },
  geld: { word: 'Geld', Show: lazy(() => import('./-money/money-part.tsx')) },
  taken: { word: 'Taken', Show: lazy(() => import('./-jobs/jobs-part.tsx')) },
}
/** The part that a group begins with, and the name of the group. */
const begins: Record<string, string> = {
  profiel: 'Van jezelf',
  begin: 'Inrichten',
  mails: 'Teksten en termijnen',
  geld: 'Dagelijks',
}
const path = '/backoffice/settings'

export const Route = createFileRoute('/backoffice/settings/')({
  staticData: { screen: path, title: ['Instellingen'] },
  validateSearch: readAnyWords,
  component: Settings,
})

type Group = { name: string; parts: [key: string, word: string][] }
const groupsOf = (parts: Record<string, Part>): Group[] => {
  const groups: Group[] = []
  for (const [key, { word }] of Object.entries(parts)) {
    const name = begins[key]
    if (name) groups.push({ name, parts: [] })
    groups.at(-1)?.parts.push([key, word])
  }
  return groups
}

/** What somebody of the back office sets for themselves: who they are, how they hear of things, how they log in; and for planners more. */
function Settings() {
  const parts = useSession()?.roles.includes('ROLE_PLANNER') ? { ...own, ...ofPlanners } : own
  const { onderdeel } = Route.useSearch()
  const part = readChoice(onderdeel, Object.keys(parts), 'profiel')
  const { Show } = parts[part]!
  return (
    <Page title="Instellingen">
      <div className={classes.settings} data-chosen={onderdeel !== undefined || undefined}>
        <nav className={classes.list} aria-label="Onderdelen">
          {groupsOf(parts).map(({ name, parts: ofGroup }) => (
            <section key={name}>
              <h2>{name}</h2>
              <ul>
                {ofGroup.map(([key, word]) => (
                  <li key={key}>
                    <AppLink
                      className={classes.link}
                      href={`${path}?onderdeel=${key}`}
                      aria-current={key === part ? 'page' : undefined}
                    >
                      {word}
                    </AppLink>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
        <div className={classes.part} data-width={part in own ? 'reading' : undefined}>
          <AppLink href={path} className={classes.back}>
            <ArrowLeftIcon size={20} />
            Alle instellingen
          </AppLink>
          <Suspense key={part} fallback={<Skeleton height={480} radius="lg" />}>
            <Show />
          </Suspense>
        </div>
      </div>
    </Page>
  )
}
