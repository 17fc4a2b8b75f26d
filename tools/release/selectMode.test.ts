import { expect, test } from 'vitest'
import { selectMode } from './selectMode.ts'
import { startTestRegistry } from './testRegistry.ts'

const packages = ['send', 'siwx'].map(name => ({ name: `@openappkit/${name}`, version: '0.2.0', folder: '' }))
const published = { '@openappkit/send@0.2.0': 'sha512-a', '@openappkit/siwx@0.2.0': 'sha512-b' }

test('changesets become versions first, even if a version is missing', async () => {
  const { url } = await startTestRegistry()
  expect(await selectMode(['README.md', 'config.json', 'new-button.md'], packages, url)).toBe('version')
})

test('without changesets, a version that the registry lacks is published', async () => {
  const { url } = await startTestRegistry(published)
  expect(await selectMode(['README.md', 'config.json'], packages, url)).toBe('none')
  const other = await startTestRegistry({ '@openappkit/send@0.2.0': 'sha512-a', '@openappkit/siwx@0.1.0': 'sha512-b' })
  expect(await selectMode(['config.json'], packages, other.url)).toBe('publish')
})

test('a name that the registry does not know is published', async () => {
  const { url } = await startTestRegistry({ '@openappkit/send@0.2.0': 'sha512-a' })
  expect(await selectMode([], packages, url)).toBe('publish')
})
