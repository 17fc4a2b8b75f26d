import { expect, test } from 'vitest'
import { LatestChoice } from './LatestChoice'

test('a choice stays the latest until the next one begins', () => {
  const choices = new LatestChoice()
  const isFirst = choices.begin()
  expect(isFirst()).toBe(true)
  const isSecond = choices.begin()
  expect([isFirst(), isSecond()]).toEqual([false, true])
})

test('drops a choice that the user canceled', () => {
  const user = new AbortController()
  const isLatest = new LatestChoice().begin(user.signal)
  user.abort()
  expect(isLatest()).toBe(false)
})

test('the current choice stays the latest until the next one begins', () => {
  const choices = new LatestChoice()
  choices.begin()
  const isLatest = choices.current()
  expect(isLatest()).toBe(true)
  choices.begin()
  expect(isLatest()).toBe(false)
})
