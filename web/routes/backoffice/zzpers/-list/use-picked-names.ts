import { useQuery } from '@tanstack/react-query'
import { formatDateTimes } from '../../../../../rules/format-nl.ts'
import { nameOf } from '../../../../care/moment/care-moment.ts'
import { ask } from '../../../../client/cache.ts'

/** What is known by its uuid in the address of the list. */
export type PickedSearch = { careMoment?: unknown; zorgteam?: unknown; wie?: unknown }
const asked = (uuid: unknown) => ({ uuid: String(uuid), enabled: typeof uuid === 'string' && uuid.length === 36 })

/** The names of what the list is narrowed to by uuid: a moment, a client, a care worker. */
export function usePickedNames({ careMoment, zorgteam, wie }: PickedSearch): Record<string, string | undefined> {
  const [moment, client, worker] = [asked(careMoment), asked(zorgteam), asked(wie)]
  const moments = useQuery({ ...ask('GET /care_moments/{uuid}', { uuid: moment.uuid }), enabled: moment.enabled })
  const clients = useQuery({ ...ask('GET /clients/{uuid}', { uuid: client.uuid }), enabled: client.enabled })
  const workers = useQuery({ ...ask('GET /care_workers/{uuid}', { uuid: worker.uuid }), enabled: worker.enabled })
  return {
    [moment.uuid]: moments.data && `${moments.data.title}, ${formatDateTimes(moments.data.startDate, moments.data.endDate)}`,
    [client.uuid]: clients.data && nameOf(clients.data),
    [worker.uuid]: workers.data && nameOf(workers.data.profile),
  }
}
