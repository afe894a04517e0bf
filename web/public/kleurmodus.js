// Runs before the first paint: a dark page must not flash white. Light unless people chose dark; the system is not asked.
try {
  if (localStorage.getItem('kleurmodus') === 'dark') document.documentElement.setAttribute('data-color-scheme', 'dark')
} catch (_error) {
  document.documentElement.removeAttribute('data-color-scheme') // storage may be closed to us; light is right then
}
