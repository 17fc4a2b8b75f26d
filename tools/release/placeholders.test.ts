import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fixtureTree } from '../checks/fixtureTree.ts'
import { writePlaceholders } from './placeholders.ts'
import { startTestRegistry } from './testRegistry.ts'

test('prepares the names that the registry lacks, and no others', async () => {
  const { url } = await startTestRegistry({ '@openappkit/send@0.0.0': 'sha512-a' })
  const folder = fixtureTree({})
  const packages = ['send', 'siwx'].map(name => ({ name: `@openappkit/${name}`, version: '0.1.0', folder: '' }))
  const placeholder = join(folder, 'openappkit-siwx-0.0.0')
  expect(await writePlaceholders(packages, url, folder)).toEqual([
    `npm publish ${placeholder} --access public`,
    expect.stringMatching(/^npm trust github @openappkit\/siwx .*--file release\.yml --env npm --allow-stage-publish/),
  ])
  const manifest = JSON.parse(readFileSync(join(placeholder, 'package.json'), 'utf8'))
  expect(manifest).toMatchObject({ name: '@openappkit/siwx', version: '0.0.0', license: 'MIT' })
})

test('the job that npm trusts is in the workflow and in the environment that the command names', () => {
  const workflow = readFileSync(join(import.meta.dirname, '../../.github/workflows/release.yml'), 'utf8')
  const [, publish = ''] = workflow.split('\n  publish:\n')
  expect(publish.split(/\n {2}\S/, 1)[0]).toContain('environment: npm')
})
