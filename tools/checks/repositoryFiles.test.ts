import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { repository } from './workspace.ts'

interface Form {
  readonly name: string
  readonly description: string
  readonly body: readonly Field[]
}

interface Field {
  readonly type: string
  readonly id?: string
  readonly attributes: { readonly label?: string; readonly value?: string; readonly options?: readonly unknown[] }
  readonly validations?: { readonly required: boolean }
}

const read = (path: string): string => readFileSync(join(repository, path), 'utf8')
const folder = '.github/ISSUE_TEMPLATE'
const forms = readdirSync(join(repository, folder)).filter(name => name !== 'config.yml')

/** GitHub ignores a form that it can't read, without a message. */
test.each(forms)('GitHub can show the issue form %s', name => {
  const { name: title, description, body } = parse(read(`${folder}/${name}`)) as Form
  expect([title, description]).not.toContain(undefined)
  const fields = body.filter(({ type }) => type !== 'markdown')
  expect(fields.filter(({ type }) => !['input', 'textarea', 'dropdown', 'checkboxes'].includes(type))).toEqual([])
  expect(new Set(fields.map(({ id }) => id)).size).toBe(fields.length)
  for (const { id, attributes } of fields) {
    expect(id).toMatch(/^[a-z]+$/)
    expect(attributes.label).toBeTruthy()
    // YAML reads an unquoted Yes as a boolean.
    for (const option of attributes.options ?? []) expect(option).toBeTypeOf('string')
  }
  expect(fields.some(({ validations }) => validations?.required)).toBe(true)
})

test('vulnerabilities and questions have a better place than an issue', () => {
  const { blank_issues_enabled: blank, contact_links: links } = parse(read(`${folder}/config.yml`))
  expect(blank).toBe(false)
  expect(links.map(({ url }: { url: string }) => url)).toEqual([
    expect.stringContaining('/discussions/'),
    expect.stringContaining('/security/advisories/new'),
  ])
})

test('every path with a code owner exists', () => {
  const paths = [...read('.github/CODEOWNERS').matchAll(/^\/(\S+)/gm)].map(([, path = '']) => path)
  expect(paths.length).toBeGreaterThan(5)
  expect(paths.filter(path => !existsSync(join(repository, path)))).toEqual([])
})

test('npm and GitHub name the same sponsor page', () => {
  const { github } = parse(read('.github/FUNDING.yml'))
  const { funding } = JSON.parse(read('packages/appkit/package.json'))
  expect(funding.url).toBe(`https://github.com/sponsors/${github}`)
})
