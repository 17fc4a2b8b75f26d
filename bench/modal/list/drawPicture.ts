import { crc32, deflateSync } from 'node:zlib'

const SIDE = 80

/** Draws a small PNG, different for each `seed`, so that logos have a realistic cost to fetch and decode. */
export function drawPicture(seed: number): Buffer {
  const pixels = Buffer.alloc((SIDE * 3 + 1) * SIDE)
  for (let y = 0; y < SIDE; y += 1) {
    for (let x = 0; x < SIDE; x += 1) {
      const at = y * (SIDE * 3 + 1) + 1 + x * 3
      pixels.set([(x * 3 + seed * 37) & 255, (y * 3 + seed * 91) & 255, ((x * y) >> 4) & 255], at)
    }
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(SIDE, 0)
  header.writeUInt32BE(SIDE, 4)
  // 8 bits per channel, RGB.
  header.set([8, 2], 8)
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
  return Buffer.concat([
    signature,
    part('IHDR', header),
    part('IDAT', deflateSync(pixels)),
    part('IEND', Buffer.alloc(0)),
  ])
}

function part(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}
