import { expect, test } from 'vitest'
import { Audience, relayOrigins } from './Audience'

const audience = new Audience({ publicUrls: ['wss://Relay.example.org', 'http://localhost:8787'] })

test.for([
  'wss://relay.example.org',
  'wss://relay.example.org/',
  'wss://RELAY.example.org/v2?x=1',
  'https://relay.example.org',
  'wss://relay.example.org:443',
  'ws://localhost:8787',
])('accepts %s as an audience', url => {
  expect(audience.includes(url)).toBe(true)
})

test.for([
  'ws://relay.example.org',
  'wss://relay.example.org:8443',
  'wss://relay.example.org.evil.example',
  'wss://evil.example/relay.example.org',
  'ws://localhost',
  'file:///relay.example.org',
  'relay.example.org',
  '',
])('rejects %s as an audience', url => {
  expect(audience.includes(url)).toBe(false)
})

test('rejects a public URL that no client can request, at startup and by name', () => {
  expect(() => relayOrigins(['relay.example.org'])).toThrow("'relay.example.org' isn't a relay URL")
})
