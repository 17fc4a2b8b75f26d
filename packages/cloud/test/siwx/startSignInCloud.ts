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

/**
 * Starts a backend with default settings and its own storage.
 *
 * @param chains Nodes that it may query.
 */
export async function startSignInCloud(chains: ChainsFile['chains'] = {}): Promise<SignInCloud> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'oak-siwx-'))
  const cloud = await startCloud({ port: 0, logLevel: 'silent', dataDirectory, chains: { chains } })
  const { id: projectId } = await cloud.projects.create({
    name: 'App',
    allowedOrigins: ['https://app.example'],
    // Lets contracts on the local chain sign in.
    signInChains: ['*'],
  })
  const close = async (): Promise<void> => {
    await cloud.close()
    await rm(dataDirectory, { recursive: true, force: true })
  }
  return { url: cloud.url, projectId, close }
}
