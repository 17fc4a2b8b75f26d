import { expect, test } from 'vitest'
import { Identity } from '../../../test/relay/Identity'
import type { ProjectGate } from '../../projects/ProjectGate'
import { Audience } from './Audience'
import { admit } from './admit'

const now = 1_800_000_000
const url = 'wss://relay.example.org'
const identity = new Identity()
const token = identity.token({ aud: url, iat: now, exp: now + 60 })
const audience = new Audience({ publicUrls: [url] })
const open = { check: async () => undefined }

test('admits no client without a project, whatever the gate returns', async () => {
  for (const projectId of [undefined, ''])
    expect(await admit({ token, projectId, origin: undefined }, open, audience, now * 1000)).toEqual({
      refusal: 'Unauthorized: invalid key',
    })
})

test('admits a client with its project, or rejects it with the reason of the gate or of its token', async () => {
  const credentials = { token, projectId: 'project', origin: 'https://app.example' }
  expect(await admit(credentials, open, audience, now * 1000)).toEqual({
    clientId: identity.clientId,
    projectId: 'project',
  })
  const checks: unknown[] = []
  const closed: ProjectGate = {
    async check(...args) {
      checks.push(args)
      return 'Unauthorized: origin not allowed'
    },
  }
  expect(await admit(credentials, closed, audience, now * 1000)).toEqual({
    refusal: 'Unauthorized: origin not allowed',
  })
  expect(checks).toEqual([['project', 'https://app.example']])
  expect(await admit({ ...credentials, token: undefined }, open, audience, now * 1000)).toEqual({
    refusal: 'JWT validation error: JWT Token is missing',
  })
})
