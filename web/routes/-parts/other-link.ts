// A link this user may not open, on a shared computer: shows the current user, and how to continue with the link.
import { spoken } from '#care/spoken.ts'
import { lookAgain, shownEntries } from '#client/outbox/waiting.ts'
import { currentSession, logout } from '#client/session.ts'
import { haveLeft } from '#client/wanted-path.ts'
import { toastFailed } from '#components/layers/toast.ts'

async function openAfterLogout(open: () => unknown): Promise<void> {
  // Queued changes may not have been read yet.
  await lookAgain().catch(() => undefined)
  if (shownEntries().length > 0)
    return void toastFailed('Er moet nog iets worden verstuurd. Log uit via het menu en open de link daarna opnieuw.')
  await logout()
  // Without a reload: the user may already be typing at the login.
  haveLeft()
  open()
}

/** Says that the link is for somebody else, or for use while logged out; one press logs out and calls `open`. */
export function sayOtherLink(open: () => unknown): void {
  const who = currentSession()?.username
  const sentence = spoken(
    `Je bent ingelogd als ${who}. Log uit om die link te openen.`,
    `U bent ingelogd als ${who}. Log uit om die link te openen.`,
  )
  toastFailed(sentence, { label: 'Uitloggen en link openen', act: () => void openAfterLogout(open) })
}
