import { expect, test } from 'vitest'
import { NodeRanking } from './NodeRanking'

function ranking() {
  const clock = { now: 0 }
  return { clock, ranking: new NodeRanking(() => clock.now) }
}
const nodes = ['own', 'backend', 'public']

test('keeps the order of nodes that answer or have no samples', () => {
  const { ranking: ranks } = ranking()
  ranks.add('public', true)
  expect(ranks.sort(nodes)).toEqual(nodes)
})

test('ranks a failing node last, until it answers again or a minute has passed', () => {
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

test('ignores one failure among many answers, and counts only the last ten requests', () => {
  const { ranking: ranks } = ranking()
  for (let count = 0; count < 30; count++) ranks.add('own', true)
  for (let count = 0; count < 5; count++) ranks.add('own', false)
  expect(ranks.sort(nodes)).toEqual(nodes)
  ranks.add('own', false)
  expect(ranks.sort(nodes)).toEqual(['backend', 'public', 'own'])
})

test('keeps the order when all nodes fail', () => {
  const { ranking: ranks } = ranking()
  for (const url of nodes) ranks.add(url, false)
  expect(ranks.sort(nodes)).toEqual(nodes)
})
