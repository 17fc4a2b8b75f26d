import { expect, test } from 'vitest'
import { NodeRanking } from './NodeRanking'

function ranking() {
  const clock = { now: 0 }
  return { clock, ranking: new NodeRanking(() => clock.now) }
}
const nodes = ['own', 'backend', 'public']

test('keeps the order of nodes that answer, or that were never asked', () => {
  const { ranking: ranks } = ranking()
  ranks.add('public', true)
  expect(ranks.sort(nodes)).toEqual(nodes)
})

test('puts a node that fails last, and back in its place when it answers again or after a minute', () => {
  const { ranking: ranks, clock } = ranking()
  ranks.add('own', false)
  expect(ranks.sort(nodes)).toEqual(['backend', 'public', 'own'])
  ranks.add('own', true)
  expect(ranks.sort(nodes)).toEqual(nodes)

  ranks.add('backend', false)
  clock.now = 59_999
  expect(ranks.sort(nodes)).toEqual(['own', 'public', 'backend'])
  clock.now = 60_000
  expect(ranks.sort(nodes)).toEqual(nodes)
})

test('one failure among many answers changes nothing, and only the last ten requests count', () => {
  const { ranking: ranks } = ranking()
  for (let count = 0; count < 30; count++) ranks.add('own', true)
  for (let count = 0; count < 5; count++) ranks.add('own', false)
  expect(ranks.sort(nodes)).toEqual(nodes)
  ranks.add('own', false)
  expect(ranks.sort(nodes)).toEqual(['backend', 'public', 'own'])
})

test('when all fail, they are asked in their order', () => {
  const { ranking: ranks } = ranking()
  for (const url of nodes) ranks.add(url, false)
  expect(ranks.sort(nodes)).toEqual(nodes)
})
