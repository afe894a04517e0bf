import { oneOf, searched } from '#care/list/choice-filters.ts'
import { defineList } from '#care/list/list-search.ts'
import { roleWords } from '#words/nl.ts'

const roles = [
  ['zorgverlener', 'ROLE_CARE_WORKER'],
  ['organisatie', 'ROLE_ORGANIZATION_USER'],
  ['locatie', 'ROLE_ORGANIZATION_LOCATION_ADMIN'],
  ['client', 'ROLE_CLIENT_ADMIN'],
  ['medewerker', 'ROLE_BACK_OFFICE_EMPLOYEE'],
  ['planner', 'ROLE_PLANNER'],
] as const

/** All users. */
export const userList = defineList<'GET /users', undefined>()({
  filters: {
    zoek: searched({ label: 'Zoekterm', question: 'Zoek op naam of e-mailadres', field: 'search' }),
    rol: oneOf({
      label: 'Rol',
      field: 'roles',
      choices: roles.map(([value, asked]) => ({ value, label: roleWords[asked], asked })),
    }),
    toegang: oneOf({
      label: 'Toegang',
      field: 'active',
      choices: [
        { value: 'ja', label: 'Met toegang', asked: true },
        { value: 'nee', label: 'Zonder toegang', asked: false },
      ],
    }),
  },
  orders: {
    naam: { label: 'Op achternaam', asked: { 'order[lastName]': 'asc' } },
    adres: { label: 'Op e-mailadres', asked: { 'order[username]': 'asc' } },
    nieuwste: { label: 'Nieuwste eerst', asked: { 'order[createdAt]': 'desc' } },
  },
  pageSize: 30,
  keeps: () => false,
  also: ({ nieuw }) => ({ onderdeel: 'gebruikers', nieuw: nieuw === '1' ? '1' : undefined }),
})
