// Runs before the first paint: a dark page must not flash white. Light unless people chose dark; the system is not asked.
var mode = 'light'
try {
  if (localStorage.getItem('kleurmodus') === 'dark') mode = 'dark'
} catch (_error) {
  mode = 'light' // storage may be closed to us; light is right then
}
document.documentElement.setAttribute('data-mantine-color-scheme', mode)
