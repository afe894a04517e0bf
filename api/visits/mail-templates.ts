import type { MailTemplates } from '../platform/mail-template.ts'

const button = 'Bekijk wie er komt'
const to = 'ROLE_CLIENT_ADMIN'
const late = {
  of: ['family_call_due'],
  subject: 'Bel de familie: nog niemand voor {wanneer}',
  text: 'Voor “{opdracht}”, {wanneer}, is nog niemand gevonden. De familie wacht op een telefoontje van ons.',
  button: 'Naar Zorginzet',
} as const

export const mailTemplates = {
  visit_found: {
    to,
    about: 'Er is iemand gevonden voor een bezoek dat dichtbij is',
    of: ['care_moment_assigned'],
    subject: '{voornaam} komt bij {cliënt}: {dag}',
    text: 'Er is iemand gevonden. {voornaam} komt op {dag} bij {cliënt} ({tijden}).\n\n{bellen}',
    button,
  },
  visit_by_another: {
    to,
    about: 'Er komt iemand anders',
    of: ['care_moment_assigned'],
    subject: 'Er komt iemand anders bij {cliënt}: {dag}',
    text: 'Op {dag} komt {voornaam} bij {cliënt} ({tijden}), in plaats van {eerst}.\n\n{bellen}',
    button,
  },
  visit_given_up: {
    to,
    about: 'Wie zou komen, kan niet: er wordt iemand anders gezocht',
    of: ['care_moment_assignment_canceled'],
    subject: 'Wij zoeken iemand anders voor {cliënt}: {dag}',
    text: '{voornaam} kan op {dag} niet naar {cliënt} komen ({tijden}). Wij zoeken iemand anders. U hoort van ons wie er komt.\n\n{bellen}',
    button,
  },
  visit_not_filled: {
    to,
    about: 'Er is niemand gekomen voor een bezoek',
    of: ['care_moment_assignment_expired'],
    subject: 'Er is niemand gekomen bij {cliënt}: {dag}',
    text: 'Op {dag} om {tijd} is er niemand gekomen bij {cliënt}. Dat spijt ons.\n\n{bellen}',
    button,
  },
  visit_moved: {
    to,
    about: 'Een bezoek is op een andere tijd',
    of: ['care_moment_updated'],
    subject: 'Een andere tijd bij {cliënt}: {dag}',
    text: 'Op {dag} komt {voornaam} bij {cliënt} op een andere tijd: {tijden}. Eerst was dat {eerst}.\n\n{bellen}',
    button,
  },
  visit_off: {
    to,
    about: 'Een bezoek gaat niet door',
    of: ['care_moment_canceled'],
    subject: 'Bezoek bij {cliënt} gaat niet door: {dag}',
    text: 'Het bezoek bij {cliënt} op {dag} ({tijden}) gaat niet door.\n\n{bellen}',
    button,
  },
  visits_moved: {
    to,
    about: 'Bezoeken van een reeks zijn op een andere tijd',
    of: ['recurring_care_moment_updated'],
    subject: '{bezoeken hebben} een andere tijd bij {cliënt}',
    text: 'Dit zijn de nieuwe tijden bij {cliënt}:\n{bezoeken}\n\n{bellen}',
    button,
  },
  visits_off: {
    to,
    about: 'Bezoeken van een reeks gaan niet door',
    of: ['recurring_care_moment_canceled', 'recurring_care_moment_until_changed'],
    subject: '{bezoeken gaan} niet door bij {cliënt}',
    text: 'Deze bezoeken bij {cliënt} gaan niet door:\n{bezoeken}\n\n{bellen}',
    button,
  },
  family_call_due: { to: 'ROLE_PLANNER', about: 'De familie moet gebeld worden: er is nog niemand', ...late },
  family_call_due_to_employee: {
    to: 'ROLE_BACK_OFFICE_EMPLOYEE',
    about: 'De familie moet gebeld worden: er is nog niemand',
    ...late,
  },
} as const satisfies MailTemplates
