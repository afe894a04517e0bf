import type { MailTemplates } from '../platform/mail-template.ts'

const look = 'Bekijk het voorstel'

export const mailTemplates = {
  contract_proposal: {
    to: 'ROLE_CARE_WORKER',
    about: 'Een organisatie stelt een contract voor',
    of: [],
    subject: 'Contractvoorstel van {organisatie}',
    text: '{organisatie} doet je een voorstel voor een contract. Bekijk het en laat weten of je het wilt. Je antwoord kun je daarna niet meer veranderen. De link werkt dertig dagen; je hoeft er niet voor in te loggen.',
    button: look,
  },
  contract_proposal_accepted: {
    to: 'ROLE_ORGANIZATION_USER',
    about: 'Hun contractvoorstel is aangenomen',
    of: ['contract_proposal_accepted'],
    subject: 'Contractvoorstel aangenomen: {zorgverlener}',
    text: '{zorgverlener} heeft je contractvoorstel aangenomen. {reden}',
    button: look,
  },
  contract_proposal_rejected: {
    to: 'ROLE_ORGANIZATION_USER',
    about: 'Hun contractvoorstel is afgewezen',
    of: ['contract_proposal_rejected'],
    subject: 'Contractvoorstel afgewezen: {zorgverlener}',
    text: '{zorgverlener} heeft je contractvoorstel afgewezen. {reden}',
    button: look,
  },
  contract_proposal_expired: {
    to: 'ROLE_ORGANIZATION_USER',
    about: 'Op hun contractvoorstel kwam geen antwoord',
    of: ['contract_proposal_expired'],
    subject: 'Contractvoorstel verlopen: {zorgverlener}',
    text: '{zorgverlener} heeft niet binnen dertig dagen op je contractvoorstel gereageerd.',
    button: look,
  },
  contract_proposal_withdrawn: {
    to: 'ROLE_CARE_WORKER',
    about: 'Een organisatie trok haar contractvoorstel in',
    of: ['contract_proposal_withdrawn'],
    subject: 'Contractvoorstel ingetrokken door {organisatie}',
    text: '{organisatie} heeft het voorstel voor een contract ingetrokken. Je hoeft niets te doen.',
  },
} as const satisfies MailTemplates
