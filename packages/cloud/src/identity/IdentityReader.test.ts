import { expect, test } from 'vitest'
import type { PrimaryName } from '../names/EnsNames'
import { IdentityReader } from './IdentityReader'

const ADDRESS = '0xa11ce00000000000000000000000000000000001'

interface Stage {
  readonly reader: IdentityReader
  readonly lookups: string[]
  answer: () => Promise<PrimaryName | undefined>
  now: number
}

function stage(): Stage {
  const lookups: string[] = []
  const self: Stage = {
    lookups,
    answer: async () => ({ name: 'alice.eth', avatar: 'picture' }),
    now: Date.UTC(2026, 0, 1),
    reader: new IdentityReader({
      names: {
        nameOf: address => {
          lookups.push(address)
          return self.answer()
        },
      },
      avatarOf: async (record, owner) => `${record} of ${owner}`,
      now: () => self.now,
    }),
  }
  return self
}

test('looks a name up once a day', async () => {
  const self = stage()
  const first = await self.reader.read(ADDRESS)
  expect(first).toEqual({
    name: 'alice.eth',
    avatar: `picture of ${ADDRESS}`,
    resolvedAt: new Date('2026-01-01T00:00:00.000Z'),
    goodFor: 86_400_000,
  })

  self.now += 86_399_000
  self.answer = async () => undefined
  expect(await self.reader.read(ADDRESS)).toEqual({ ...first, goodFor: 1000 })

  self.now += 1000
  expect((await self.reader.read(ADDRESS)).name).toBeNull()
  expect(self.lookups).toEqual([ADDRESS, ADDRESS])
})

test('concurrent requests share one lookup', async () => {
  const self = stage()
  await Promise.all([self.reader.read(ADDRESS), self.reader.read(ADDRESS), self.reader.read(ADDRESS)])
  expect(self.lookups).toHaveLength(1)
})

test("doesn't cache a failed lookup", async () => {
  const self = stage()
  self.answer = () => Promise.reject(new Error('away'))
  await expect(self.reader.read(ADDRESS)).rejects.toThrow('away')

  self.answer = async () => ({ name: 'alice.eth', avatar: undefined })
  expect(await self.reader.read(ADDRESS)).toMatchObject({ name: 'alice.eth', avatar: null })
})

test('returns no names if no served chain has names', async () => {
  const reader = new IdentityReader({ names: undefined, avatarOf: async () => undefined })
  expect(await reader.read(ADDRESS)).toMatchObject({ name: null, avatar: null })
})

test('caches only the ten thousand most recent addresses', async () => {
  const self = stage()
  await self.reader.read(ADDRESS)
  for (let index = 0; index < 10_000; index += 1) await self.reader.read(`0x${index}`)
  self.lookups.length = 0

  await self.reader.read('0x0')
  expect(self.lookups).toEqual([])
  await self.reader.read(ADDRESS)
  expect(self.lookups).toEqual([ADDRESS])
})
