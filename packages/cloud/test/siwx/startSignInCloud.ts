import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ChainsFile } from '../../src/proxy/chainsFile'
import { startCloud } from '../../src/server/startCloud'

/** A backend with a project for `https://app.example`. */
export interface SignInCloud {
  readonly url: string
  readonly projectId: string
  close(): Promise<void>
}

/** Starts one as it comes, with storage of its own. @param chains Nodes that it may ask. */
export async function startSignInCloud(chains: ChainsFile['chains'] = {}): Promise<SignInCloud> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'oak-siwx-'))
  const cloud = await startCloud({ port: 0, logLevel: 'silent', dataDirectory, chains: { chains } })
  const { id: projectId } = await cloud.projects.create({
    name: 'App',
    allowedOrigins: ['https://app.example'],
    // Contracts of the local chain sign in, too.
    signInChains: ['*'],
  })
  const close = async (): Promise<void> => {
    await cloud.close()
    await rm(dataDirectory, { recursive: true, force: true })
  }
  return { url: cloud.url, projectId, close }
}
