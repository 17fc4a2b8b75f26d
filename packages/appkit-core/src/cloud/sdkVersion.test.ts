import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createLoadedKit } from '../../test/createTestKit'
import { packageVersion, sdkVersion } from './sdkVersion'

test('matches the version in package.json', () => {
  const manifest: unknown = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
  expect(manifest).toMatchObject({ version: packageVersion })
})

test('contains the framework, the adapters and the version', async () => {
  const { modalKit } = await createLoadedKit()
  expect(sdkVersion(modalKit)).toBe(`html-scripted-${packageVersion}`)
  expect(sdkVersion({ framework: 'react', context: modalKit.context })).toBe(`react-scripted-${packageVersion}`)
  const { modalKit: alone } = await createLoadedKit({ adapters: [] })
  expect(sdkVersion(alone)).toBe(`html-universal-${packageVersion}`)
})
