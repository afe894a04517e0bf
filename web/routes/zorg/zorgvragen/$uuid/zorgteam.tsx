import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useNow } from '#care/now.ts'
import { Empty, QueryState } from '#components/page/query-state.tsx'
import { FamilyPage } from '../../-parts/family-page.tsx'
import { FaceCard } from '../../-team/face-card.tsx'
import { type Face, facesQuery } from '../../-team/faces.ts'
import classes from '../../-team/team.module.css'

export const Route = createFileRoute('/zorg/zorgvragen/$uuid/zorgteam')({
  staticData: { screen: '/zorg/zorgvragen/[uuid]/zorgteam', title: ['Zorgteam'] },
  component: CareTeam,
})

function CareTeam() {
  const { uuid } = Route.useParams()
  return (
    <FamilyPage client={uuid} title="Zorgteam" width="work">
      <QueryState
        query={useQuery(facesQuery(uuid))}
        rows={3}
        height={190}
        isEmpty={({ faces }) => faces.length === 0}
        empty={<Empty drawing="tea" title="Er is nog geen vast team" text="Wie er komt, staat straks hier." />}
      >
        {({ faces }) => (
          <>
            <Group title="Vast team" faces={faces.filter(({ team }) => team === 'regular')} client={uuid} />
            <Group title="Reserve" faces={faces.filter(({ team }) => team === 'reserve')} client={uuid} />
            <Group
              title="Anderen die kwamen of komen"
              note="In de laatste 90 dagen, of binnenkort."
              faces={faces.filter(({ team }) => team === null)}
              client={uuid}
            />
          </>
        )}
      </QueryState>
    </FamilyPage>
  )
}

function Group({ title, note, faces, client }: { title: string; note?: string; faces: readonly Face[]; client: string }) {
  const now = useNow()
  if (faces.length === 0) return null
  return (
    <section className={`stack gap-12 ${classes.group}`}>
      <h2>{title}</h2>
      {note && <p className="soft figures">{note}</p>}
      <ul className={`grid gap-12 ${classes.faces}`}>
        {faces.map(face => (
          <li key={face.uuid}>
            <FaceCard face={face} client={client} now={now} />
          </li>
        ))}
      </ul>
    </section>
  )
}
