import { expect, test } from 'vitest'
import { qrPath } from './qr-path.ts'

test.each([
  ['nothing where no dot is', ['  ', '  '], ''],
  ['a bar for a run', ['## ', '   ', '   '], 'M0 0h2v1h-2z'],
  ['a bar for every run of a row, also up to the edge', ['# #', '   ', ' ##'], 'M0 0h1v1h-1zM2 0h1v1h-1zM1 2h2v1h-2z'],
])('%s', (_, rows, path) => {
  expect(qrPath({ size: rows.length, get: (x, y) => rows[y]?.[x] === '#' })).toBe(path)
})
