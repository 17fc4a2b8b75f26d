import { expect, test } from 'vitest'
import { streamedBody } from './streamedBody'

test.each([0, 1, 65_536, 200_000])('streams %i bytes in pieces without copying them', async length => {
  const bytes = new Uint8Array(length).map((_, index) => index)
  const pieces: Uint8Array[] = []
  for await (const piece of new Response(streamedBody(bytes)).body ?? []) pieces.push(piece)

  expect(Buffer.concat(pieces).equals(bytes)).toBe(true)
  expect(pieces.every(piece => piece.buffer === bytes.buffer && piece.length <= 65_536)).toBe(true)
})
