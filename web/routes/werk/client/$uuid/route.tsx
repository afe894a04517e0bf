import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Outlet } from '@tanstack/react-router'
import { clientQuery } from '#care/client-file/client.ts'
import { useMoved } from '#care/client-page/use-moved.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { SubNav } from '#components/controls/sub-nav.tsx'
import { PaperPage } from '#components/files/paper-page.tsx'
import { useLeadsSomewhere } from '#components/hooks/use-leads-somewhere.ts'
import { Empty, Failed } from '#components/page/query-state.tsx'
import { type FilePage, fileHref, pageNames } from '../-file/file.ts'
import classes from '../-file/file-head.module.css'
import { FileHead, FileStrip } from '../-file/file-head.tsx'

export const Route = createFileRoute('/werk/client/$uuid')({
  staticData: { title: [] },
  component: FileFrame,
})

function FileFrame() {
  const { uuid } = Route.useParams()
  // Nothing of another client may stay on the screen.
  return <File key={uuid} uuid={uuid} />
}

/** The frame around every page of a client's file; each page is a Page, with its own heading and states. */
function File({ uuid }: { uuid: string }) {
  const { data, error, refetch } = useQuery(clientQuery(uuid))
  useMoved(uuid, data)
  if (error?.status === 404)
    return (
      <Empty
        level={1}
        drawing="signpost"
        title="Deze cliënt staat niet bij jou"
        text="Je ziet het dossier van wie je zorg geeft: met een dienst, tot 90 dagen na de laatste, en zolang je in het zorgteam zit. Klopt dit niet? Vraag het de organisatie."
        action={<AppLink href="/werk/client">Naar je cliënten</AppLink>}
      />
    )
  return (
    <PaperPage field={<FileHead uuid={uuid} />} strip={<FileStrip uuid={uuid} />} width="work">
      <FileNav uuid={uuid} />
      {error && !data ? <Failed error={error} onRetry={refetch} /> : <Outlet />}
    </PaperPage>
  )
}

/** The pages of the file where there is room for them; on a phone the bar at the bottom has them. */
function FileNav({ uuid }: { uuid: string }) {
  const leadsSomewhere = useLeadsSomewhere()
  const names = Object.entries(pageNames) as [FilePage, string][]
  const pages = names.map(([page, label]) => ({ href: fileHref(uuid, page), label: label.replaceAll('\u00ad', '') }))
  return (
    <div className={classes.nav}>
      <SubNav label="In dit dossier" items={[{ href: fileHref(uuid), label: 'Overzicht' }, ...pages.filter(leadsSomewhere)]} />
    </div>
  )
}
