import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { fixtureTree } from '../checks/fixtureTree.ts'
import { addPublisher, NPM } from './addPublisher.ts'

async function registryWith(bytes: string): Promise<string> {
  const server = createServer((request, response) => {
    response.writeHead(request.url === '/npm/-/npm-11.99.0.tgz' ? 200 : 404).end(bytes)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const npm = { version: '11.99.0', integrity: `sha512-${createHash('sha512').update('npm').digest('base64')}` }

test('adds the pinned npm and the program that runs it', async () => {
  const release = fixtureTree({})
  await addPublisher(release, await registryWith('npm'), npm)
  expect(readFileSync(join(release, 'publisher/npm.tgz'), 'utf8')).toBe('npm')
  expect(readFileSync(join(release, 'publisher/publish.ts'), 'utf8')).not.toMatch(/from '(?!node:)/)
})

test('refuses an npm with another hash', async () => {
  const registry = await registryWith('another npm')
  await expect(addPublisher(fixtureTree({}), registry, npm)).rejects.toThrow('has the hash')
})

test('the npm that publishes is an npm 11 that can stage versions', () => {
  const [major, minor] = NPM.version.split('.').map(Number)
  expect(major).toBe(11)
  expect(minor).toBeGreaterThanOrEqual(15)
})
