// The boot script: runs before the first paint. A dark page must not flash white: light unless people chose dark; the system's
// preference is not used. And the shell (app-shell.tsx) differs for people who are logged in and who are not.
const root = document.documentElement
// When localStorage is blocked or full, keep values in this page, so that people can work; the login explains what that means.
// Removing old values still works.
const inPage = (kept, real) =>
  Object.assign(
    Object.create({
      getItem(key) {
        return Object.hasOwn(this, key) ? this[key] : null
      },
      setItem(key, text) {
        this[key] = String(text)
      },
      removeItem(key) {
        delete this[key]
        real?.removeItem(key)
      },
    }),
    kept,
  )
for (const name of ['localStorage', 'sessionStorage']) {
  let real
  try {
    real = window[name]
    real.setItem('proef', 'x'.repeat(2000))
    real.removeItem('proef')
  } catch {
    Object.defineProperty(window, name, { value: inPage({ ...real }, real) })
    window.keepsNothing = true
  }
}
try {
  if (localStorage.getItem('kleurmodus') === 'dark') root.setAttribute('data-color-scheme', 'dark')
  if (localStorage.getItem('auth')) root.setAttribute('data-logged-in', '')
} catch (_error) {
  root.removeAttribute('data-color-scheme') // storage may be unavailable; light is right then
}
// The first query of every screen waits for a token: it is requested here, while the app loads. client/session.ts takes the
// answer, and uses the same lock, so that tabs take turns, and the same key, so that an answer lost to a reload is repeated.
const askToken = () => {
  const key = localStorage.getItem('verversing') ?? crypto.randomUUID()
  localStorage.setItem('verversing', key)
  return fetch('/v1/login/token_refresh', {
    method: 'POST',
    headers: { 'Content-Type': 'application/ld+json', Accept: 'application/json', 'Idempotency-Key': key },
    body: '{}',
  })
}
// What this address asked the last two times is fetched as soon as there is a token (client/first-asked.ts records it, early.ts
// takes it).
const askFirst = async (login, answered) => {
  const { account, of } = JSON.parse(localStorage.getItem('eerste-vragen'))
  const { token } = await answered.clone().json()
  if (!token || account !== JSON.parse(login).uuid) return
  const headers = { Accept: 'application/ld+json, application/json', Prefer: 'return=minimal', Authorization: `Bearer ${token}` }
  const ask = url => fetch(url, { headers }).then(answer => [answer, Date.now()])
  const answers = new Map(of[location.pathname + location.search].steady.map(url => [url, ask(url)]))
  for (const answer of answers.values()) answer.catch(() => undefined) // reported by whoever takes it
  window.askedFirst = { token, answers }
}
try {
  const login = localStorage.getItem('auth')
  // An impersonated session is never refreshed.
  if (login && !login.includes('2FA_IN_PROGRESS') && !JSON.parse(login).impersonated)
    window.askedToken = navigator.locks ? navigator.locks.request('zorginzet-refresh', askToken) : askToken()
  window.askedToken?.then(answered => askFirst(login, answered)).catch(() => undefined) // reported by whoever takes it
} catch (_error) {
  window.askedToken = undefined // without storage nobody is logged in
}
// A form submitted before the app has loaded waits for it: the browser itself would leave the page and lose what was typed.
addEventListener('submit', event => {
  if (!event.target.closest('[data-first]')) return
  event.preventDefault()
  event.target.setAttribute('data-sent', '')
})
// So does a press on a button, such as that of the menu.
addEventListener('click', event => event.target.closest('[data-first] button')?.setAttribute('data-pressed', ''))
