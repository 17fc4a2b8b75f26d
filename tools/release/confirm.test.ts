import { expect, test } from 'vitest'
import { confirmPublished } from './confirm.ts'
import { readTarballs } from './publish.ts'
import { startTestRegistry } from './testRegistry.ts'
import { testRelease } from './testRelease.ts'

const tarballs = () => readTarballs(testRelease([{ name: '@openappkit/core', version: '0.1.0' }]))
const quickly = { attempts: 20, pause: 10 }

test('waits until a maintainer approves the staged versions', async () => {
  const [core] = tarballs()
  const registry = await startTestRegistry()
  const confirmed = confirmPublished(core ? [core] : [], registry.url, quickly)
  registry.integrities.set('@openappkit/core@0.1.0', core?.integrity ?? '')
  await confirmed
})

test('fails if a version stays away, and names it', async () => {
  const { url } = await startTestRegistry()
  const confirmed = confirmPublished(tarballs(), url, { attempts: 2, pause: 1 })
  await expect(confirmed).rejects.toThrow('Not in the registry yet: @openappkit/core@0.1.0')
})

test('fails if the registry serves other bytes than we packed', async () => {
  const { url } = await startTestRegistry({ '@openappkit/core@0.1.0': 'sha512-other' })
  const confirmed = confirmPublished(tarballs(), url, quickly)
  await expect(confirmed).rejects.toThrow("@openappkit/core@0.1.0 in the registry isn't the one that we packed.")
})
