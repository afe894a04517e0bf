import type { MailTemplates } from '../platform/mail-template.ts'

const moved = {
  of: ['client_back_in_care', 'client_closed'],
  subject: '{voornaam} {wat}',
  text: '{voornaam} {wat}. {gevolg}',
  button: 'Bekijk de cliënt',
} as const
export const mailTemplates = {
  client_set_inactive: {
    to: 'ROLE_CARE_WORKER',
    about: 'Een cliënt van hun zorgteam gaat uit zorg',
    of: ['client_set_inactive'],
    subject: 'Een cliënt van je zorgteam gaat uit zorg: {datum}',
    text: '{voornaam} krijgt vanaf {datum} geen zorg meer via Zorginzet. De diensten vanaf die dag vervallen.',
    button: 'Bekijk je planning',
  },
  client_moved: { to: 'ROLE_ORGANIZATION_USER', about: 'Een cliënt is weer in zorg of is afgesloten', ...moved },
  client_moved_to_manager: { to: 'ROLE_PLANNER', about: 'Een cliënt van hen is weer in zorg of is afgesloten', ...moved },
} as const satisfies MailTemplates
