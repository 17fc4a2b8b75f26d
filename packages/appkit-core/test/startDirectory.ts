import type { DirectoryState } from '../src/directory/DirectoryState'
import { FirstWallets } from '../src/directory/FirstWallets'
import { WalletDirectory } from '../src/directory/WalletDirectory'
import { createLoadedKit, type TestKit, type TestKitSettings } from './createTestKit'
import { type Backend, type BackendAnswer, type BackendRequest, startBackend } from './startBackend'

/** Directory entry of a wallet. */
export type DirectoryEntry = Record<string, unknown>

/** Returns `count` wallets with ids that start with `prefix`. */
export function namedWallets(prefix: string, count: number, more: object = {}): DirectoryEntry[] {
  return Array.from({ length: count }, (_, index) => ({ id: `${prefix}${index}`, name: `${prefix}${index}`, ...more }))
}

/** Returns the response of a directory with these wallets in this order, as the API contract defines it. */
export function directoryOf(entries: readonly DirectoryEntry[]): (request: BackendRequest) => BackendAnswer {
  return (request: BackendRequest) => answer(entries, request)
}

function answer(entries: readonly DirectoryEntry[], { query }: BackendRequest): BackendAnswer {
  const list = (name: string) => query.get(name)?.split(',')
  const [include, exclude, search] = [list('include'), list('exclude') ?? [], query.get('search')]
  const found = entries.filter(
    ({ id, name, badge_type }) =>
      (!include || include.includes(String(id))) &&
      !exclude.includes(String(id)) &&
      (!search || String(name).includes(search)) &&
      (query.get('badge_type') !== 'certified' || badge_type === 'certified'),
  )
  const size = Number(query.get('entries'))
  const start = (Number(query.get('page')) - 1) * size
  return { json: { data: found.slice(start, start + size), count: found.length } }
}

/** Kit with the controllers that query its directory. */
export interface DirectoryKit extends TestKit {
  readonly directory: WalletDirectory
  readonly first: FirstWallets
  readonly state: DirectoryState
  readonly backend: Backend
  /** First response of the backend. */
  readonly answer: (request: BackendRequest) => BackendAnswer
  /** Returns the queries for wallets, oldest first. */
  queries(): readonly Record<string, string>[]
}

/** Creates a kit whose backend has a directory with these wallets. */
export async function startDirectory(
  entries: readonly DirectoryEntry[],
  settings: TestKitSettings = {},
): Promise<DirectoryKit> {
  const answer = directoryOf(entries)
  const backend = await startBackend(answer)
  const made = await createLoadedKit({ cloud: backend.url, ...settings })
  const directory = made.modalKit.controller(WalletDirectory)
  const first = made.modalKit.controller(FirstWallets)
  const queries = () =>
    backend.requests.filter(({ path }) => path === '/getWallets').map(({ query }) => Object.fromEntries(query))
  return { ...made, directory, first, state: directory.state, backend, answer, queries }
}

/** Returns the ids of wallets, in order. */
export function idsOf(wallets: readonly { readonly id: string }[]): readonly string[] {
  return wallets.map(({ id }) => id)
}
