import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { queryOf } from '#client/cache.ts'
import { homes } from '#client/guard.ts'
import { chooseRole, roleHere } from '#client/role-here.ts'
import { useSession } from '#client/use-session.ts'
import type { PersonItem } from '#components/controls/user-menu.tsx'
import { BriefcaseIcon, PeopleIcon } from '#components/marks/icons.tsx'
import { roleWords } from '#words/nl.ts'

const names = new Intl.ListFormat('nl')

/** For users with several roles: the other roles, for the user menu. Each leads to its home, and is remembered on this device. */
export function useOtherRoles(): PersonItem[] {
  const session = useSession()
  const router = useRouter()
  const here = roleHere(session)
  const others = here ? session!.roles.filter(role => homes[role] !== homes[here]) : []
  const question = queryOf('GET /client_admins/{uuid}/clients', { uuid: session?.uuid ?? '', query: { itemsPerPage: 100 } })
  const { data } = useQuery({ ...question, enabled: others.includes('ROLE_CLIENT_ADMIN') })
  const ofWhom = data && data.member.length > 0 ? ` van ${names.format(data.member.map(({ firstName }) => firstName))}` : ''
  return others.map(role => {
    const isFamily = role === 'ROLE_CLIENT_ADMIN'
    return {
      label: isFamily ? `Verder als familie${ofWhom}` : `Verder als ${roleWords[role].toLowerCase()}`,
      icon: isFamily ? PeopleIcon : BriefcaseIcon,
      open: () => {
        chooseRole(session!, role)
        void router.navigate({ href: homes[role] })
      },
    }
  })
}
