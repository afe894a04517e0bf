import type { Address } from '../../../../contract/addresses.ts'
import { inCareStatuses } from '../../../../contract/status-groups.ts'
import { Button } from '../../../components/button.tsx'
import { PlusIcon } from '../../../components/icons.tsx'
import type { Client } from '../../client-file/client.ts'

/** For whom care ended no work is asked. */
export const NewMoment = ({ client, href }: { client: Client; href: Address }) =>
  inCareStatuses.includes(client.status) && (
    <Button href={href} leftSection={<PlusIcon size={20} />}>
      Nieuwe opdracht<span className="unseen"> voor {client.firstName}</span>
    </Button>
  )
