import { expect, test } from 'vitest'
import { LatestChoice } from './LatestChoice'

test('keeps a choice the latest until the next one begins', () => {
  const choices = new LatestChoice()
  const isFirst = choices.begin()
  expect(isFirst()).toBe(true)
  const isSecond = choices.begin()
  expect([isFirst(), isSecond()]).toEqual([false, true])
})

test('drops a choice that the user gave up', () => {
  const user = new AbortController()
  const isLatest = new LatestChoice().begin(user.signal)
  user.abort()
  expect(isLatest()).toBe(false)
})

test('keeps the current choice the latest until the next one begins', () => {
  const choices = new LatestChoice()
  choices.begin()
  const isLatest = choices.current()
  expect(isLatest()).toBe(true)
  choices.begin()
  expect(isLatest()).toBe(false)
})
