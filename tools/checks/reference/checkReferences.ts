import type { Violation } from '../violation.ts'
import { checkTables } from './checkTables.ts'
import { cssReferences } from './cssReferences.ts'
import type { Expected } from './Expected.ts'
import { PublishedTypes, type TypeMember } from './PublishedTypes.ts'
import { expectedMembers, publicMembers, type TypeReference, typeReferences } from './typeReferences.ts'

const CORE = '@openappkit/appkit-core'

/** Pages that list the hooks of a framework, whatever it calls them. */
const hookPages = [
  { page: 'docs/hooks.md', header: 'Hook', entries: /\/react$/u },
  { page: 'docs/solid.md', header: 'Primitive', entries: /\/appkit\/solid$/u },
  { page: 'docs/svelte.md', header: 'Function', entries: /\/appkit\/svelte$/u },
  { page: 'docs/vue.md', header: 'Composable', entries: /\/appkit\/vue$/u },
] as const

/** Checks that the reference pages list every option, flag, view, event, hook, token and part, and no others. */
export function checkReferences(root: string): Violation[] {
  const types = new PublishedTypes(root)
  return [
    ...typeReferences.flatMap(reference => [
      ...checkTables(root, reference.place, reference.type, expectedMembers(types, reference)),
      ...(reference.isDocumented ? undocumented(types, reference) : []),
    ]),
    ...checkTables(root, { page: 'docs/views.md', header: 'View' }, 'ViewRegistry', expectedViews(types)),
    ...hookPages.flatMap(({ page, header, entries }) =>
      checkTables(root, { page, header }, 'the hooks', expectedHooks(types, entries)),
    ),
    ...cssReferences(root).flatMap(({ place, source, expected }) => checkTables(root, place, source, expected)),
  ]
}

/** Returns the public views with their arguments and results. */
function expectedViews(types: PublishedTypes): Expected[] {
  const results = new Map(
    ['ViewResults', 'NamespaceViewResults']
      .flatMap(name => types.members(CORE, name))
      .map(({ name, properties }) => [name, properties]),
  )
  return publicMembers(types, CORE, 'ViewRegistry').map(({ name, properties }) => ({
    name,
    cells: { Arguments: properties, Result: results.get(name) ?? [] },
  }))
}

/** Returns the hooks of all entry points that match, with what they return. */
export function expectedHooks(types: PublishedTypes, entries: RegExp): Expected[] {
  return types
    .entries(entries)
    .flatMap(entry => types.exports(entry))
    .filter(({ name }) => /^use[A-Z]/u.test(name))
    .map(({ name, properties }) => ({ name, cells: { Returns: properties } }))
}

/** Returns a violation for every member without a docstring, or whose docstring doesn't say its default. */
export function undocumented(
  types: PublishedTypes,
  { module, type }: Pick<TypeReference, 'module' | 'type'>,
): Violation[] {
  return publicMembers(types, module, type).flatMap(member => {
    const { file, line } = member.location ?? { file: module }
    const message = missingDocs(member)
    return message ? [{ rule: 'reference', file, message, ...(line === undefined ? {} : { line }) }] : []
  })
}

function missingDocs({ name, docs, isOptional }: TypeMember): string | undefined {
  if (docs === '') return `${name} has no docstring`
  const isRequired = !isOptional && docs.includes('Required')
  return isRequired || /Default:|no effect|Former name/u.test(docs)
    ? undefined
    : `the docstring of ${name} doesn't say its default`
}
