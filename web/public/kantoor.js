// On a page beside the app: how to reach the back office, when it is known. Without it the sentence that is there stays.
const place = document.getElementById('kantoor')
fetch('/v1/offices', { headers: { Accept: 'application/json' } })
  .then(answer => answer.json())
  .then(answer => {
    const [office] = answer.member ?? answer
    const ways = [
      [office.phone?.replace(/^\+31/, '0'), `tel:${office.phone}`, 'Bel '],
      [office.email, `mailto:${office.email}`, 'Mail naar '],
    ].filter(([said]) => said)
    if (ways.length === 0) return
    const parts = ways.flatMap(([said, href, verb], index) => {
      const link = Object.assign(document.createElement('a'), { href, textContent: said })
      return [index > 0 ? ` of ${verb.toLowerCase()}` : verb, link]
    })
    place.replaceChildren(...parts, '.')
  })
  .catch(() => undefined)
