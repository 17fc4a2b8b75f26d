import { expect, test } from 'vitest'
import { SignInAttempt } from './SignInAttempt'

test('is current until another attempt replaces it', () => {
  const attempt = new SignInAttempt()
  expect([attempt.status, attempt.isCurrent]).toEqual(['current', true])
  const next = attempt.supersede(new SignInAttempt())
  expect([attempt.status, next.status]).toEqual(['superseded', 'current'])
})

test('abandons every earlier attempt and no later one', () => {
  const first = new SignInAttempt()
  const second = first.supersede(new SignInAttempt())
  const leaving = second.supersede(new SignInAttempt({ isLeaving: true }))
  const last = leaving.supersede(new SignInAttempt())
  expect([first, second, leaving, last].map(({ status }) => status)).toEqual([
    'abandoned',
    'abandoned',
    'superseded',
    'current',
  ])
})

test('counts a sign-in for earlier attempts only', () => {
  const first = new SignInAttempt()
  const second = first.supersede(new SignInAttempt())
  const third = second.supersede(new SignInAttempt())
  second.markSignedIn()
  expect([first, second, third].map(attempt => attempt.isFollowedBySignIn)).toEqual([true, false, false])
})
