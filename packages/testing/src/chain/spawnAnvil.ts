import { type ChildProcess, spawn } from 'node:child_process'
import type { Hex } from 'viem'
import { anvilBinary } from './anvilBinary'
import { endWithParent } from './endWithParent'

/** A running anvil process and the values that it printed at startup. */
export interface AnvilProcess {
  readonly pid: number
  readonly port: number
  readonly privateKeys: readonly Hex[]
  /** Ends the process and resolves once it has exited. Idempotent. */
  stop(): Promise<void>
}

const STARTUP_MS = 20_000

/**
 * Starts anvil with `args` and resolves once it listens. Rejects with its output if it ends first or takes over 20
 * seconds.
 */
export async function spawnAnvil(args: readonly string[]): Promise<AnvilProcess> {
  const child = spawn(anvilBinary(), args, { stdio: ['ignore', 'pipe', 'pipe'], windowsHide: true })
  const callOffGuard = endWithParent(child)
  const ended = new Promise<void>(resolve => {
    child.once('exit', () => {
      callOffGuard()
      resolve()
    })
  })
  const stop = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null && child.pid !== undefined) {
      child.kill('SIGKILL')
      await ended
    }
  }
  try {
    const greeting = await readGreeting(child)
    // Discard further output. Otherwise, the pipe fills up and the chain stops.
    child.stdout?.resume()
    child.stderr?.resume()
    return { ...greeting, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function readGreeting(child: ChildProcess): Promise<Omit<AnvilProcess, 'stop'>> {
  return new Promise((resolve, reject) => {
    let output = ''
    const settle = (outcome: () => void): void => {
      clearTimeout(timer)
      child.stdout?.off('data', read)
      child.stderr?.off('data', read)
      child.off('exit', exited).off('error', failed)
      outcome()
    }
    const fail = (reason: string, cause?: unknown): void =>
      settle(() => reject(new Error(`The local chain ${reason}. Its output:\n${output.trim()}`, { cause })))
    const timer = setTimeout(() => fail(`did not start within ${STARTUP_MS / 1000} s`), STARTUP_MS)
    const exited = (code: number | null): void => fail(`ended with code ${code} while starting`)
    const failed = (cause: Error): void => fail('could not be started', cause)
    const read = (chunk: Buffer): void => {
      output += chunk.toString()
      const port = /Listening on \S+:(\d+)\s/.exec(output)?.[1]
      if (port === undefined || child.pid === undefined) return
      const { pid } = child
      const privateKeys = [...output.matchAll(/\(\d+\) (0x[0-9a-f]{64})\s/g)].map(match => match[1] as Hex)
      settle(() => resolve({ pid, port: Number(port), privateKeys }))
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', exited).once('error', failed)
  })
}
