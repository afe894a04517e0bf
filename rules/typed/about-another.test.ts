import { expect, test } from 'vitest'
import { aboutAnother } from './about-another.ts'

test.each([
  [
    'Voor deze dienst heb je maar 8 uur rust. De wet zegt: 11 uur.',
    'Voor deze dienst heeft Sanne maar 8 uur rust. De wet zegt: 11 uur.',
  ],
  [
    'Met deze dienst werk je 62 uur in de week van ma 16 nov 2026.',
    'Met deze dienst werkt Sanne 62 uur in de week van ma 16 nov 2026.',
  ],
  [
    'In deze dienst en je andere dienst die dag heb je 0 minuten pauze',
    'In deze dienst en de andere dienst die dag heeft Sanne 0 minuten pauze',
  ],
  ['Na je dienst van ma 16 nov 2026 heb je maar 9 uur rust', 'Na de dienst van ma 16 nov 2026 heeft Sanne maar 9 uur rust'],
  ['Je diensten van ma 16 nov 2026 zijn samen 13 uur', 'De diensten van ma 16 nov 2026 zijn samen 13 uur'],
  ['Je werkt 62 uur in de week van ma 16 nov 2026', 'Sanne werkt 62 uur in de week van ma 16 nov 2026'],
])('%s', (text, about) => expect(aboutAnother(text, 'Sanne')).toBe(about))
