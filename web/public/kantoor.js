// On a page beside the app: how to reach the back office, when it is known. Without it the sentence that is there stays. In words that
// every browser knows: the page for a browser that is too old has it too (te-oud.html).
var asked = new XMLHttpRequest()
// As formatPhone of rules/time/format-nl.ts, which these browsers cannot read.
function formatPhone(phone) {
  var digits = (/^(?:\+31|0031|0)([1-9]\d{8})$/.exec(phone.replace('(0)', '').replace(/[\s().-]/g, '')) || [])[1]
  if (!digits) return phone
  if (digits.charAt(0) === '6') return '06 ' + digits.slice(1).match(/../g).join(' ')
  var isShort = /^(10|13|15|20|23|24|26|30|33|35|36|38|40|43|45|46|50|53|55|58|7\d|85|88)/.test(digits)
  var parts = (isShort ? /^(..)(...)(..)(..)$/ : /^(...)(..)(..)(..)$/).exec(digits).slice(1)
  return '0' + parts.join(' ')
}
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
  add('Bel ', 'tel:' + office.phone, office.phone && formatPhone(office.phone))
  add('Mail naar ', 'mailto:' + office.email, office.email)
  if (place.querySelector('a')) place.appendChild(document.createTextNode('.'))
}
asked.onload = show
asked.open('GET', '/v1/offices')
asked.setRequestHeader('Accept', 'application/json')
asked.send()
