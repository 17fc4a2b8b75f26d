import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildPeer } from './buildPeer.ts'
import { installPeer, peersFolder } from './installPeer.ts'
import type { Contestant } from './measureRounds.ts'
import type { Peer } from './Peer.ts'
import type { Failure } from './Results.ts'
import { reasonOf } from './reasonOf.ts'
import { servePeer } from './servePeer.ts'

export interface Preparation {
  /** Uses the existing builds of the pages. */
  readonly built: boolean
  readonly signal: AbortSignal
  say(line: string): void
  failed(failure: Failure): void
}

/** Installs, builds and serves the pages. If a page fails, reports it and leaves it out of the result. */
export async function preparePages(peers: readonly Peer[], preparation: Preparation): Promise<Contestant[]> {
  const contestants: Contestant[] = []
  const made = new Set<string>()
  for (const peer of peers) {
    const { name, label, folder = name, query = '' } = peer
    if (preparation.signal.aborted) break
    try {
      if (!made.has(folder)) await makePage(folder, preparation)
      made.add(folder)
      const served = await servePeer(join(peersFolder, folder, 'dist'))
      contestants.push({ peer, served: { ...served, url: `${served.url}${query}` } })
    } catch (error) {
      if (!preparation.signal.aborted) preparation.failed({ what: `${label}, the page`, reason: reasonOf(error) })
    }
  }
  return contestants
}

/** Installs and builds the page in `folder`, unless `built` says to use the existing build. */
export async function makePage(folder: string, { built, signal, say }: Omit<Preparation, 'failed'>): Promise<void> {
  if (built) {
    if (existsSync(join(peersFolder, folder, 'dist/index.html'))) return
    throw new Error('It was never built, try without --built')
  }
  say(`Installing and building ${folder}`)
  await installPeer(folder, signal)
  signal.throwIfAborted()
  await buildPeer(folder)
}
