import type { ReactNode } from 'react'
import { AppLink, type AppLinkItem } from '../controls/app-link.tsx'
import { Page } from './page.tsx'
import { Empty, type Query, QueryState } from './query-state.tsx'

type Props<T> = {
  query: Query<T>
  /** What it is, until its own title is known: "Opdracht". */
  kind: string
  back: AppLinkItem
  title: (item: T) => ReactNode
  lead?: (item: T) => ReactNode
  actions?: (item: T) => ReactNode
  /** The side column on a wide screen: what it belongs to, its totals, its history. */
  beside?: (item: T) => ReactNode
  /** See Page. */
  width?: 'reading' | 'work'
  /** The message when this person cannot find such an item: "Deze opdracht is er niet". */
  gone: { title: string; text: string; action?: AppLinkItem }
  children: (item: T) => ReactNode
}

/** The page of one thing, in each state: loading, failed, not found, or shown. Takes a react-query result. */
export function DetailPage<T>({ query, kind, back, title, lead, actions, beside, width = 'work', gone, children }: Props<T>) {
  const { data } = query
  const said = <P,>(part?: (item: T) => P) => (data === undefined ? undefined : part?.(data))
  return (
    <Page title={said(title) ?? kind} lead={said(lead)} actions={said(actions)} beside={said(beside)} {...{ back, width }}>
      <QueryState
        query={query}
        height={480}
        gone={
          <Empty
            drawing="signpost"
            title={gone.title}
            text={gone.text}
            action={gone.action && <AppLink href={gone.action.href}>{gone.action.label}</AppLink>}
          />
        }
      >
        {children}
      </QueryState>
    </Page>
  )
}
