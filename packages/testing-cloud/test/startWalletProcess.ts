import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { WalletConnectWalletOptions } from '@openappkit/testing/walletconnect'
import { build } from 'esbuild'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import type { WalletOrder } from './walletProcess'

/** A wallet in a separate process. */
export interface WalletProcess {
  send(order: WalletOrder): void
  /** Resolves with the exit code. */
  readonly ended: Promise<number>
}

/**
 * Bundles the program of {@link startWalletProcess} for the tests of a file. Returns a function that returns its path
 * during a test.
 */
export function walletProgram(): () => string {
  let folder = ''
  const path = (): string => join(folder, 'wallet.cjs')
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'openappkit-wallet-'))
    await build({
      entryPoints: [fileURLToPath(new URL('./walletProcess.ts', import.meta.url))],
      outfile: path(),
      bundle: true,
      platform: 'node',
      format: 'cjs',
      conditions: ['@openappkit/source'],
      external: ['bufferutil', 'utf-8-validate', 'pino-pretty', 'lokijs', 'encoding'],
      logLevel: 'error',
    })
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))
  return path
}

/**
 * Starts a wallet in a separate process and resolves once it is ready. The process is killed when the test ends or
 * times out, so it can't keep the run alive.
 */
export async function startWalletProcess(program: string, options: WalletConnectWalletOptions): Promise<WalletProcess> {
  const child = fork(program, { execArgv: [] })
  const ended = new Promise<number>(resolve => child.once('exit', code => resolve(code ?? -1)))
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  child.send({ options } satisfies WalletOrder)
  await once(child, 'message')
  return { send: order => void child.send(order), ended }
}
