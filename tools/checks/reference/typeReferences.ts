import type { Expected } from './Expected.ts'
import type { PublishedTypes, TypeMember } from './PublishedTypes.ts'
import type { TablePlace } from './TableRow.ts'

/** Tables that list the public members of a type. */
export interface TypeReference {
  readonly place: TablePlace
  /** Entry point that exports the type. */
  readonly module: string
  readonly type: string
  /** Whether every member needs a docstring that says what it does and its default. */
  readonly isDocumented?: boolean
  /** Column that lists the properties of each member. */
  readonly properties?: string
}

/** Every page with a table of a type's members. */
export const typeReferences: readonly TypeReference[] = [
  {
    place: { page: 'docs/options.md', header: 'Option' },
    module: '@openappkit/appkit-core',
    type: 'AppKitOptions',
    isDocumented: true,
  },
  {
    place: { page: 'docs/options.md', header: 'Flag' },
    module: '@openappkit/appkit-core',
    type: 'Features',
    isDocumented: true,
  },
  {
    place: { page: 'docs/events.md', header: 'Event' },
    module: '@openappkit/appkit-core',
    type: 'EventRegistry',
    properties: 'Properties',
  },
  {
    place: { page: 'docs/theming.md', section: 'Theme variables', header: 'Variable' },
    module: '@openappkit/appkit-core',
    type: 'ThemeVariables',
  },
  {
    place: { page: 'docs/theming.md', section: 'Button options', header: 'Option' },
    module: '@openappkit/appkit/react',
    type: 'AppKitButtonProps',
  },
  ...(['Wagmi', 'Solana', 'Bitcoin', 'WalletConnect'] as const).map(name => ({
    place: { page: `packages/adapter-${name.toLowerCase()}/README.md`, section: 'Options', header: 'Option' },
    module: `@openappkit/adapter-${name.toLowerCase()}`,
    type: `${name}AdapterOptions`,
  })),
  {
    place: { page: 'docs/sign-in-server.md', section: 'Options', header: 'Option' },
    module: '@openappkit/siwx/server',
    type: 'SignInOptions',
  },
  {
    place: { page: 'docs/sign-in-server.md', section: 'Options', header: '`cookie`' },
    module: '@openappkit/siwx/server',
    type: 'SignInCookieOptions',
  },
]

/** Returns the names that the tables of a type must list. */
export function expectedMembers(types: PublishedTypes, { module, type, properties }: TypeReference): Expected[] {
  return publicMembers(types, module, type).map(member => ({
    name: member.name,
    ...(properties ? { cells: { [properties]: member.properties } } : {}),
  }))
}

/** Returns the members of a type, without those for internal use. */
export function publicMembers(types: PublishedTypes, module: string, type: string): TypeMember[] {
  return types.members(module, type).filter(({ isInternal }) => !isInternal)
}
