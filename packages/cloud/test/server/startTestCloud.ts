import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CloudOptions, RunningCloud } from '../../src/server/CloudOptions'
import { startCloud } from '../../src/server/startCloud'

/** A server with its own port and database. */
export interface TestCloud extends RunningCloud, AsyncDisposable {
  readonly dataDirectory: string
}

export async function startTestCloud(options: CloudOptions = {}): Promise<TestCloud> {
  const dataDirectory = options.dataDirectory ?? (await mkdtemp(join(tmpdir(), 'oak-cloud-')))
  const forget = async (): Promise<void> => {
    if (options.dataDirectory === undefined) await rm(dataDirectory, { recursive: true, force: true })
  }
  try {
    const cloud = await startCloud({ port: 0, logLevel: 'silent', dataDirectory, ...options })
    const close = async (): Promise<void> => {
      await cloud.close()
      await forget()
    }
    return { ...cloud, dataDirectory, close, [Symbol.asyncDispose]: close }
  } catch (error) {
    await forget()
    throw error
  }
}
