import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { sharedDatabase } from '../../test/server/sharedDatabase'
import { type Toy, toyService } from '../../test/services/ToyService'
import { optionsFromEnvironment } from '../cli/environment'
import { helpText } from '../cli/helpText'
import { allSettings } from './allSettings'
import { SERVICES } from './services'
import { startServer } from './startServer'

const databaseUrl = sharedDatabase()

test('one entry in the list adds a service with its variable, help, endpoint, document, readiness and close', async () => {
  let toy: Toy | undefined
  const services = [
    ...SERVICES,
    toyService(opened => {
      toy = opened
    }),
  ]
  const settings = allSettings(services)
  expect(helpText(settings)).toContain('\n  TOY_SIDES              Sides of the dice. Default 6.\n')
  expect(() => optionsFromEnvironment({ TOY_SIDES: '1' }, settings)).toThrow(
    'TOY_SIDES must be a number from 2 to 100.',
  )

  const options = optionsFromEnvironment({ TOY_SIDES: '20', DATABASE_URL: databaseUrl() }, settings)
  const cloud = await startServer({ port: 0, logLevel: 'silent', ...options }, services)
  onTestFinished(() => cloud.close())
  const ask = (path: string): Promise<Response> => fetch(`${cloud.url}${path}`)

  expect(await (await ask('/sdk?question=sides')).json()).toEqual({ sides: 20, isDaily: true })
  expect((await ask(`/sdk?question=${'x'.repeat(11)}`)).status).toBe(400)
  const { paths } = await (await ask('/openapi.json')).json()
  // Without the service it is a planned endpoint, which only answers 501.
  expect(paths['/sdk'].get).toMatchObject({
    tags: ['Toys'],
    parameters: [{ name: 'question', in: 'query', required: true }],
    responses: { 200: { content: { 'application/json': { schema: { required: ['sides', 'isDaily'] } } } } },
  })
  expect(paths['/sdk'].get.responses).not.toHaveProperty('501')
  expect(paths['/v1/profile/suggestions/{name}'].get.responses).toHaveProperty('501')

  if (toy) toy.isOpen = false
  expect(await (await ask('/health')).json()).toMatchObject({ reasons: [{ field: 'toy' }] })
  if (toy) toy.isOpen = true
  await cloud.close()
  expect(toy).toEqual({ sides: 20, isOpen: false })
})

test('closes the open services and takes no port if a service fails to open', async () => {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'oak-cloud-'))
  onTestFinished(() => rm(dataDirectory, { recursive: true, force: true }))
  const broken = { ...toyService(), open: () => Promise.reject(new Error('The dice is lost')) }
  const options = { port: 0, logLevel: 'silent', dataDirectory } as const
  await expect(startServer(options, [...SERVICES, broken])).rejects.toThrow('The dice is lost')
  // A built-in database that is still running would block a second server.
  await (await startServer(options, SERVICES)).close()
})

test('fails to start with a public URL that no client can sign its token for, and names it', async () => {
  const options = {
    port: 0,
    logLevel: 'silent',
    databaseUrl: databaseUrl(),
    publicUrls: ['relay.example.org'],
  } as const
  await expect(startServer(options, SERVICES)).rejects.toThrow("'relay.example.org' isn't a relay URL")
})
