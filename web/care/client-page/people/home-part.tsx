import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#components/controls/button.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import { late } from '#components/page/suspense.tsx'
import { homeQuery } from '../../client-file/client.ts'
import { HomeCards } from '../../client-file/home-cards.tsx'
import classes from '../client.module.css'
import type { PartProps } from '../client-search.ts'

const HomeDialog = late(() => import('../../client-file/home/home-dialog.tsx'))

/** The home of a client, and how to get in. */
export default function HomePart({ uuid }: PartProps) {
  const query = useQuery(homeQuery(uuid))
  const [changing, change] = useState(false)
  return (
    <QueryState query={query} height={420}>
      {home => (
        <div className="stack gap-16">
          <div className={`wrap-row spread gap-12 ${classes.head}`}>
            <p className="soft">Wie er een dienst heeft, ziet ook hoe je binnenkomt. De familie kan dit aanvullen.</p>
            <Button variant="default" onClick={() => change(true)}>
              Woning wijzigen
            </Button>
          </div>
          <HomeCards uuid={uuid} home={home} />
          {changing && <HomeDialog uuid={uuid} home={home} onClose={() => change(false)} />}
        </div>
      )}
    </QueryState>
  )
}
