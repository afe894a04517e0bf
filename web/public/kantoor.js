// On a page beside the app: how to reach the back office, when it is known. Without it the sentence that is there stays. In words that
// every browser knows: the page for a browser that is too old has it too (te-oud.html).
var asked = new XMLHttpRequest()
function show() {
  if (asked.status !== 200) return
  var answer = JSON.parse(asked.responseText)
  var office = (answer.member || answer)[0]
  var place = document.getElementById('kantoor')
  function add(verb, href, said) {
    if (!said) return
    if (!place.querySelector('a')) place.textContent = ''
    var link = document.createElement('a')
    link.href = href
    link.textContent = said
    place.appendChild(document.createTextNode(place.firstChild ? ' of ' + verb.toLowerCase() : verb))
    place.appendChild(link)
  }
  add('Bel ', 'tel:' + office.phone, office.phone && office.phone.replace(/^\+31/, '0'))
  add('Mail naar ', 'mailto:' + office.email, office.email)
  if (place.querySelector('a')) place.appendChild(document.createTextNode('.'))
}
asked.onload = show
asked.open('GET', '/v1/offices')
asked.setRequestHeader('Accept', 'application/json')
asked.send()
