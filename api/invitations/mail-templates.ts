import type { MailTemplates } from '../platform/mail-template.ts'

const calm = 'Je hoeft niet meer te antwoorden, en het heeft geen gevolgen voor je.'
const button = 'Bekijk andere opdrachten'
const of = ['care_moment_invitation_withdrawn'] as const

export const mailTemplates = {
  invitation_opened: {
    to: 'ROLE_CARE_WORKER',
    about: 'Een organisatie vraagt hen op naam voor een opdracht',
    of: ['care_moment_invitation_opened'],
    subject: 'Kun je komen? {wanneer}',
    text: '{plek} vraagt je voor “{opdracht}”, {wanneer}. Antwoorden kan tot {uiterlijk}. Een nee mag altijd en telt nergens mee.\n\n{bericht}',
    button: 'Geef antwoord',
  },
  invitation_accepted: {
    to: 'ROLE_ORGANIZATION_USER',
    about: 'Wie zij op naam vroegen, komt',
    of: ['care_moment_invitation_accepted'],
    subject: '{zorgverlener} komt: {wanneer}',
    text: '{zorgverlener} zei ja op je vraag en komt: “{opdracht}”, {wanneer}.',
    button: 'Bekijk de opdracht',
  },
  invitation_gone_to_another: {
    to: 'ROLE_CARE_WORKER',
    about: 'Zij waren op naam gevraagd, en iemand anders was eerder',
    of,
    subject: 'Iemand anders was eerder: {wanneer}',
    text: `Voor “{opdracht}” bij {plek}, {wanneer}, is er nu iemand. ${calm}`,
    button,
  },
  invitation_gone_as_changed: {
    to: 'ROLE_CARE_WORKER',
    about: 'Zij waren op naam gevraagd, en de tijd of plaats is gewijzigd',
    of,
    subject: 'Vraag vervallen: {opdracht}',
    text: `De tijd of plaats van “{opdracht}” bij {plek} is gewijzigd. Daarom geldt de vraag niet meer. ${calm}`,
    button,
  },
  invitation_taken_back: {
    to: 'ROLE_CARE_WORKER',
    about: 'Zij waren op naam gevraagd, en de organisatie trok de vraag in',
    of,
    subject: 'Vraag ingetrokken: {wanneer}',
    text: `{organisatie} heeft de vraag voor “{opdracht}” bij {plek}, {wanneer}, ingetrokken. ${calm}`,
    button,
  },
  invitation_gone_as_off: {
    to: 'ROLE_CARE_WORKER',
    about: 'Zij waren op naam gevraagd, en de opdracht gaat niet door',
    of,
    subject: 'Vraag vervallen: {wanneer}',
    text: `“{opdracht}” bij {plek}, {wanneer}, gaat niet door. ${calm}`,
    button,
  },
  invitations_ended: {
    to: 'ROLE_ORGANIZATION_USER',
    about: 'Niemand van wie zij op naam vroegen, kan komen',
    of: ['care_moment_invitations_ended'],
    subject: 'Niemand van de gevraagden kan: {wanneer}',
    text: 'Je vroeg mensen op naam voor “{opdracht}”, {wanneer}. Niemand van hen zei ja. De opdracht staat nog open.',
    button: 'Vraag iemand anders',
  },
} as const satisfies MailTemplates
