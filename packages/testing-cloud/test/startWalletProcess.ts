import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { WalletConnectWalletOptions } from '@openappkit/testing/walletconnect'
import { build } from 'esbuild'
import { onTestFinished } from 'vitest'
import type { WalletOrder } from './walletProcess'

/** A wallet in a separate process. */
export interface WalletProcess {
  send(order: WalletOrder): void
  /** Resolves with the exit code. */
  readonly ended: Promise<number>
}

/**
 * Starts a wallet in a separate process and resolves once it is ready. The process is killed when the test ends or
 * times out, so it can't keep the run alive.
 */
export async function startWalletProcess(options: WalletConnectWalletOptions): Promise<WalletProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'openappkit-wallet-'))
  const file = join(folder, 'wallet.cjs')
  await build({
    entryPoints: [fileURLToPath(new URL('./walletProcess.ts', import.meta.url))],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    conditions: ['@openappkit/source'],
    external: ['bufferutil', 'utf-8-validate', 'pino-pretty', 'lokijs', 'encoding'],
    logLevel: 'error',
  })
  const child = fork(file, { execArgv: [] })
  const ended = new Promise<number>(resolve => child.once('exit', code => resolve(code ?? -1)))
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
    await rm(folder, { recursive: true, force: true })
  })
  child.send({ options } satisfies WalletOrder)
  await once(child, 'message')
  return { send: order => void child.send(order), ended }
}
