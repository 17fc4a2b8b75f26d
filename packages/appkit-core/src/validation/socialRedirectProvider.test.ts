import { expect, test } from 'vitest'
import { isSocialRedirectProvider, socialRedirectProviders } from './socialRedirectProvider'

test('Social provider: google, github, apple, facebook, x or discord', () => {
  expect(socialRedirectProviders).toEqual(['google', 'github', 'apple', 'facebook', 'x', 'discord'])
  expect(socialRedirectProviders.every(isSocialRedirectProvider)).toBe(true)
})

test.each(['farcaster', 'Google', 'twitter', '', undefined])('Social provider: %j is none', value => {
  expect(isSocialRedirectProvider(value)).toBe(false)
})
