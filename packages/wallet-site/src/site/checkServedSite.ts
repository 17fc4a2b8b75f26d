import { MANIFEST_FILE } from './Manifest'
import { parseManifest } from './parseManifest'
import { changedFiles } from './readSite'
import { sha256 } from './sha256'

/** Result of a check of a served wallet site. */
export interface ServedSite {
  /** Build id of the served manifest. Compare it with the build id of the release. */
  readonly build: string
  /** Paths whose bytes differ from the manifest, or that the server doesn't serve. */
  readonly changed: readonly string[]
}

/**
 * Fetches the manifest of a running wallet site and every file that it lists, and compares them. Servers can recognize
 * such a check and answer it honestly, so it finds mistakes and broken caches, but proves nothing about other users.
 *
 * @param origin - Such as `https://wallet.example.com`.
 * @throws Error if the server can't be reached or serves no manifest.
 *
 * @example
 * ```ts
 * import { checkServedSite, readManifest } from '@openappkit/wallet-site'
 *
 * const { build, changed } = await checkServedSite('http://localhost:4401')
 * const isRelease = build === (await readManifest()).build && changed.length === 0
 * ```
 */
export async function checkServedSite(origin: string): Promise<ServedSite> {
  const bytes = await fetchBytes(origin, MANIFEST_FILE)
  if (bytes === undefined) throw new Error(`${origin} serves no manifest of a wallet site.`)
  const manifest = parseManifest(new TextDecoder().decode(bytes))
  const served = new Map<string, Uint8Array>()
  for (const { path } of manifest.files) {
    const file = await fetchBytes(origin, path)
    if (file !== undefined) served.set(path, file)
  }
  return { build: sha256(bytes), changed: changedFiles(manifest, served) }
}

async function fetchBytes(origin: string, path: string): Promise<Uint8Array | undefined> {
  const answer = await fetch(new URL(path, `${origin}/`), { redirect: 'error', signal: AbortSignal.timeout(30_000) })
  return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : undefined
}
