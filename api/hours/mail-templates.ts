import type { MailTemplates } from '../platform/mail-template.ts'

const look = 'Bekijk de opdracht'
const lookAtHours = 'Uren bekijken'
const yourHours = 'Bekijk je uren'
const adjust = 'Uren aanpassen'
const whoWorks = 'Bekijk de zorgverlener'
const rejected = '{wie} wijst het voorstel over de uren van “{opdracht}” bij {plek}, {wanneer} af. {reden}'
const notWorked = '{wie} {zegt} dat er niet is gewerkt bij “{opdracht}”, {wanneer}, bij {plek}. Er wordt niets betaald. {reden}'
const worker = 'ROLE_CARE_WORKER'
const organization = 'ROLE_ORGANIZATION_USER'

export const mailTemplates = {
  hours_reminded: {
    to: worker,
    about: 'Hun dienst is klaar: uren indienen',
    of: ['care_moment_hours_reminded'],
    subject: 'Dien je uren in: {wanneer}',
    text: 'Je dienst “{opdracht}” bij {plek} is klaar. Dien je uren in, dan kan de organisatie ze goedkeuren.',
    button: 'Uren indienen',
  },
  hours_submitted: {
    to: organization,
    about: 'Een zorgverlener diende uren in',
    of: ['care_moment_submitted'],
    subject: 'Uren ingediend: {wanneer}',
    text: '{zorgverlener} heeft {uren} ingediend voor “{opdracht}”, {wanneer}.',
    button: lookAtHours,
  },
  hours_submitted_for_worker: {
    to: worker,
    about: 'De backoffice diende hun uren in',
    of: ['care_moment_submitted'],
    subject: 'Uren voor je ingediend: {wanneer}',
    text: 'De backoffice heeft {uren} voor je ingediend voor “{opdracht}” bij {plek}. {reden}',
    button: yourHours,
  },
  hours_approval_reminded: {
    to: organization,
    about: 'Uren wachten nog op hun akkoord',
    of: ['care_moment_approval_reminded'],
    subject: 'Uren wachten op akkoord: {wanneer}',
    text: '{zorgverlener} wacht op je akkoord voor {uren} bij “{opdracht}”. {anders}',
    button: lookAtHours,
  },
  hours_approval_held: {
    to: 'ROLE_PLANNER',
    about: 'Uren worden niet vanzelf goedgekeurd: de backoffice beslist',
    of: ['care_moment_approval_held'],
    subject: 'Uren wachten op je besluit: {wanneer}',
    text: '{plek} reageerde niet binnen zeven dagen op de uren van {zorgverlener} voor “{opdracht}”, {wanneer}. Ze worden niet vanzelf goedgekeurd. {reden}',
    button: whoWorks,
  },
  hours_proposed: {
    to: worker,
    about: 'De organisatie stelt andere uren voor',
    of: ['care_moment_proposed'],
    subject: 'Ander voorstel voor je uren: {wanneer}',
    text: '{plek} stelt andere uren voor bij “{opdracht}”. Reden: {reden}',
    button: 'Voorstel bekijken',
  },
  hours_proposal_rejected_to_worker: {
    to: worker,
    about: 'Een voorstel over hun uren is afgewezen',
    of: ['care_moment_proposal_rejected'],
    subject: 'Voorstel afgewezen: {wanneer}',
    text: `${rejected}\n\nDe backoffice beslist en laat het jullie weten.`,
    button: yourHours,
  },
  hours_proposal_rejected_to_organization: {
    to: organization,
    about: 'Een voorstel over uren is afgewezen',
    of: ['care_moment_proposal_rejected'],
    subject: 'Voorstel afgewezen: {wanneer}',
    text: `${rejected}\n\nDe backoffice beslist en laat het jullie weten.`,
    button: look,
  },
  hours_proposal_rejected_to_planners: {
    to: 'ROLE_PLANNER',
    about: 'Twee zijn het niet eens over uren: de backoffice beslist',
    of: ['care_moment_proposal_rejected'],
    subject: 'Voorstel afgewezen: {wanneer}',
    text: `${rejected}\n\n{zorgverlener} en {organisatie} zijn het niet eens: jij beslist.`,
    button: whoWorks,
  },
  hours_disapproved_to_worker: {
    to: worker,
    about: 'Hun uren zijn afgekeurd',
    of: ['care_moment_disapproved'],
    subject: 'Uren afgekeurd: {wanneer}',
    text: '{wie} is niet akkoord met je uren van “{opdracht}”. Reden: {reden}',
    button: adjust,
  },
  hours_disapproved_to_organization: {
    to: organization,
    about: 'De backoffice keurde uren af',
    of: ['care_moment_disapproved'],
    subject: 'Uren afgekeurd: {wanneer}',
    text: '{wie} heeft de uren van {zorgverlener} voor “{opdracht}”, {wanneer}, afgekeurd. Reden: {reden}',
    button: look,
  },
  hours_reopened: {
    to: worker,
    about: 'De factuur is teruggedraaid: uren opnieuw indienen',
    of: ['care_moment_reopened'],
    subject: 'Dien je uren opnieuw in: {wanneer}',
    text: 'De factuur met “{opdracht}” bij {plek} is teruggedraaid. Dien de juiste uren in, dan komen ze op een nieuwe factuur. Reden: {reden}',
    button: adjust,
  },
  hours_approved_to_worker: {
    to: worker,
    about: 'Hun uren zijn goedgekeurd',
    of: ['care_moment_approved'],
    subject: 'Uren goedgekeurd: {wanneer}',
    text: 'Je {uren} van “{opdracht}” bij {plek} zijn goedgekeurd {door}. {reden}\n\n{betaling}',
    button: 'Bekijk je facturatie',
  },
  hours_approved_to_organization: {
    to: organization,
    about: 'Uren zijn goedgekeurd',
    of: ['care_moment_approved'],
    subject: 'Uren goedgekeurd: {wanneer}',
    text: 'De {uren} van {zorgverlener} voor “{opdracht}”, {wanneer}, zijn goedgekeurd {door}. {reden}',
    button: look,
  },
  not_worked_proposed_to_organization: {
    to: organization,
    about: 'De zorgverlener meldt niet gewerkt te hebben',
    of: ['care_moment_proposed_not_worked'],
    subject: 'Niet gewerkt gemeld: {wanneer}',
    text: '{zorgverlener} meldt niet gewerkt te hebben bij “{opdracht}”, {wanneer}. Reden: {reden}',
    button: 'Bekijk de melding',
  },
  not_worked_proposed_to_worker: {
    to: worker,
    about: 'De organisatie meldt dat zij niet werkten',
    of: ['care_moment_proposed_not_worked'],
    subject: 'Niet gewerkt gemeld: {wanneer}',
    text: '{plek} meldt dat je niet gewerkt hebt bij “{opdracht}”. Reden: {reden}',
    button: 'Reageer op de melding',
  },
  not_worked_to_worker: {
    to: worker,
    about: 'Vastgesteld: zij hebben niet gewerkt',
    of: ['care_moment_not_worked'],
    subject: 'Niet gewerkt vastgesteld: {wanneer}',
    text: notWorked,
    button: yourHours,
  },
  not_worked_to_organization: {
    to: organization,
    about: 'Vastgesteld: er is niet gewerkt',
    of: ['care_moment_not_worked'],
    subject: 'Niet gewerkt vastgesteld: {wanneer}',
    text: notWorked,
    button: look,
  },
} as const satisfies MailTemplates
