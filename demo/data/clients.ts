// Twenty-five clients. All are invented.
interface DemoClient {
  name: [first: string, last: string]
  gender: 'male' | 'female'
  born: string
  location: string
  address: [street: string, houseNumber: string, postcode: string, city: string]
  pets?: boolean
  smoking?: 'inside' | 'outside'
}
const client = (
  name: string,
  gender: 'male' | 'female',
  born: string,
  location: string,
  address: [string, string, string, string],
  extra: { pets?: boolean; smoking?: 'inside' | 'outside' } = {},
): DemoClient => {
  const [first = '', ...last] = name.split(' ')
  return { name: [first, last.join(' ')], gender, born, location, address, ...extra }
}

export const clients: DemoClient[] = [
  client('Truus Jansen', 'female', '1938-04-12', 'oost', ['Wittevrouwensingel', '44', '3581 GB', 'Utrecht']),
  client('Henk Bos', 'male', '1944-11-30', 'oost', ['Adriaan van Ostadelaan', '117', '3583 AD', 'Utrecht'], { pets: true }),
  client('Mohamed Aydin', 'male', '1951-02-08', 'oost', ['Griftstraat', '9', '3572 GN', 'Utrecht'], { smoking: 'outside' }),
  client('Riet van Schaik', 'female', '1933-07-19', 'oost', ['Koningslaan', '62', '3583 GN', 'Utrecht']),
  client('Johanna Kuipers', 'female', '1940-09-03', 'oost', ['Minstraat', '15', '3582 CA', 'Utrecht'], { pets: true }),
  client('Gerrit Huisman', 'male', '1936-01-25', 'singel', ['Bernadottelaan', '108', '3527 GC', 'Utrecht']),
  client('Nel Versteeg', 'female', '1931-12-06', 'singel', ['Bernadottelaan', '108', '3527 GC', 'Utrecht']),
  client('Soerjadi Wongsodikromo', 'male', '1947-05-17', 'singel', ['Bernadottelaan', '108', '3527 GC', 'Utrecht']),
  client('Annie de Rooij', 'female', '1942-08-21', 'maarssen', ['Kaatsbaan', '28', '3601 EB', 'Maarssen'], { pets: true }),
  client('Piet Schoonhoven', 'male', '1939-03-14', 'maarssen', ['Straatweg', '133', '3603 CS', 'Maarssen'], { smoking: 'inside' }),
  client('Zehra Arslan', 'female', '1956-10-02', 'maarssen', ['Zogweteringlaan', '7', '3605 JC', 'Maarssen']),
  client('Corrie van der Wal', 'female', '1935-06-28', 'beukenrode', ['Utrechtseweg', '65', '3703 AA', 'Zeist']),
  client('Bernard Hoogland', 'male', '1929-02-11', 'beukenrode', ['Utrechtseweg', '65', '3703 AA', 'Zeist']),
  client('Els Meijerink', 'female', '1943-11-09', 'beukenrode', ['Utrechtseweg', '65', '3703 AA', 'Zeist']),
  client('Kevin Dekker', 'male', '1996-05-23', 'amersfoort', ['Heiligenbergerweg', '14', '3817 AH', 'Amersfoort']),
  client('Denise Blokland', 'female', '1989-08-16', 'amersfoort', ['Heiligenbergerweg', '14', '3817 AH', 'Amersfoort'], { smoking: 'outside' }),
  client('Wouter Zandstra', 'male', '2001-01-31', 'amersfoort', ['Leusderweg', '211', '3817 KD', 'Amersfoort'], { pets: true }),
  client('Greetje Hilhorst', 'female', '1937-04-04', 'soest', ['Soesterbergsestraat', '88', '3768 EL', 'Soest']),
  client('Jaap van Ginkel', 'male', '1941-12-18', 'soest', ['Kerkpad', '12', '3764 AG', 'Soest'], { pets: true }),
  client('Wilhelmina Roelofs', 'female', '1934-09-27', 'soest', ['Birkstraat', '40', '3768 HG', 'Soest']),
  client('Lucia Semedo', 'female', '1949-03-08', 'rotterdam', ['Zaagmolenstraat', '75', '3036 HE', 'Rotterdam']),
  client('Arie Kranendonk', 'male', '1940-07-01', 'rotterdam', ['Bergselaan', '190', '3037 CE', 'Rotterdam'], { smoking: 'inside' }),
  client('Beppie van Rijn', 'female', '1932-10-22', 'rotterdam', ['Noordsingel', '81', '3035 EL', 'Rotterdam'], { pets: true }),
  client('Harrie Verhagen', 'male', '1946-02-27', 'denbosch', ['Vughterstraat', '188', '5211 GN', "'s-Hertogenbosch"]),
  client('Mien van den Broek', 'female', '1938-06-15', 'denbosch', ['Vughterstraat', '188', '5211 GN', "'s-Hertogenbosch"]),
]
