import type { DirectoryState } from '../src/directory/DirectoryState'
import { FirstWallets } from '../src/directory/FirstWallets'
import { WalletDirectory } from '../src/directory/WalletDirectory'
import { createLoadedKit, type TestKit, type TestKitSettings } from './createTestKit'
import { type Backend, type BackendAnswer, type BackendRequest, startBackend } from './startBackend'

/** What the directory knows of a wallet. */
export type DirectoryEntry = Record<string, unknown>

/** Returns `count` wallets, called after `prefix`. */
export function namedWallets(prefix: string, count: number, more: object = {}): DirectoryEntry[] {
  return Array.from({ length: count }, (_, index) => ({ id: `${prefix}${index}`, name: `${prefix}${index}`, ...more }))
}

/** A directory with these wallets in this order, as the contract describes it. */
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

/** A kit with the services that ask its directory. */
export interface DirectoryKit extends TestKit {
  readonly directory: WalletDirectory
  readonly first: FirstWallets
  readonly state: DirectoryState
  readonly backend: Backend
  /** What the backend answers at first. */
  readonly answer: (request: BackendRequest) => BackendAnswer
  /** The queries for wallets, oldest first. */
  asked(): readonly Record<string, string>[]
}

/** Creates a kit whose backend has a directory with these wallets. */
export async function startDirectory(
  entries: readonly DirectoryEntry[],
  settings: TestKitSettings = {},
): Promise<DirectoryKit> {
  const answer = directoryOf(entries)
  const backend = await startBackend(answer)
  const made = await createLoadedKit({ cloud: backend.url, ...settings })
  const directory = made.modalKit.service(WalletDirectory)
  const first = made.modalKit.service(FirstWallets)
  const asked = () =>
    backend.requests.filter(({ path }) => path === '/getWallets').map(({ query }) => Object.fromEntries(query))
  return { ...made, directory, first, state: directory.state, backend, answer, asked }
}

/** The ids of wallets, in order. */
export function idsOf(wallets: readonly { readonly id: string }[]): readonly string[] {
  return wallets.map(({ id }) => id)
}
