import type { ComponentType } from 'react'
import { AppLink } from '#components/controls/app-link.tsx'
import { ArrowLeftIcon } from '#components/marks/icons.tsx'
import { Page } from '#components/page/page.tsx'
import { Skeleton } from '#components/page/skeleton.tsx'
import { Suspense } from '#components/page/suspense.tsx'
import type { Address } from '#contract/addresses.ts'
import classes from './settings-frame.module.css'

/** A section shown beside the list, or a link to a screen of its own. */
type Part = {
  word: string
  /** Its former name in the address. */
  formerly?: readonly unknown[]
  /** Shown beside the word: what waits there. */
  Mark?: ComponentType
} & ({ Show: ComponentType; wide?: boolean } | { href: Address })
export interface SettingsGroup {
  name: string
  /** The title of the screen while it is shown. */
  title?: string
  /** By their names in the address. */
  parts: Record<string, Part>
}
type Props = {
  /** The title of the screen while no section is requested. */
  title?: string
  groups: readonly SettingsGroup[]
  /** The section in the address; the first one is shown when it does not exist. */
  asked: unknown
  hrefOf: (part: string) => Address
  /** On a narrow screen: whether a section is shown rather than the list, and the address of the list. */
  opened: boolean
  listHref: Address
}

/** Settings in groups: the list of sections, and the chosen one beside it. */
export function SettingsFrame({ title = 'Instellingen', groups, asked, hrefOf, opened, listHref }: Props) {
  const shown = groups
    .flatMap(({ title, parts }) => Object.entries(parts).map(([key, part]) => ({ key, title, part })))
    .flatMap(({ part, ...of }) => ('Show' in part ? [{ ...of, ...part }] : []))
  const chosen = shown.find(({ key, formerly }) => key === asked || formerly?.includes(asked)) ?? shown[0]!
  const { Show } = chosen
  return (
    <Page title={(opened && chosen.title) || title}>
      <div className={`stack top ${classes.settings}`} data-chosen={opened || undefined}>
        <nav className={`grid gap-half ${classes.list}`} aria-label="Onderdelen">
          {groups.map(({ name, parts }) => (
            <section key={name}>
              <h2>{name}</h2>
              <ul>
                {Object.entries(parts).map(([key, part]) => (
                  <li key={key}>
                    <AppLink
                      className={`tap row spread gap-8 ink ${classes.link}`}
                      href={'href' in part ? part.href : hrefOf(key)}
                      aria-current={key === chosen.key ? 'page' : undefined}
                    >
                      {part.word}
                      {part.Mark && <part.Mark />}
                    </AppLink>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
        <div className={`in-order ${classes.part}`} data-width={chosen.wide ? undefined : 'reading'}>
          <AppLink href={listHref} className={`tap inline-row gap-8 below-8 strong ${classes.back}`}>
            <ArrowLeftIcon size={20} />
            Alle instellingen
          </AppLink>
          <Suspense key={chosen.key} fallback={<Skeleton height={480} radius="lg" />}>
            <Show />
          </Suspense>
        </div>
      </div>
    </Page>
  )
}
