import { expect, test } from 'vitest'
import { FakeWalletServer } from '../../../test/vault/FakeWalletServer'
import { openVault } from '../../../test/vault/openVault'
import { WalletFailure } from '../../WalletFailure'
import { connectVault, type VaultWorker } from '../connectVault'
import type { Vault } from '../Vault'
import { serveVault, type VaultPort } from './serveVault'

interface Connection {
  readonly vault: Vault
  readonly worker: VaultWorker
  /** Messages of the worker. */
  readonly sent: unknown[]
  /** Sends any message to the worker. */
  send(message: unknown): void
}

/** Connects a page and a worker that are in the same thread. */
function connect(inWorker: Partial<Vault>): Connection {
  const sent: unknown[] = []
  const port: VaultPort = {
    onmessage: null,
    postMessage: message => {
      sent.push(message)
      worker.onmessage?.call(worker as Worker, new MessageEvent('message', { data: structuredClone(message) }))
    },
  }
  const send = (message: unknown): void =>
    port.onmessage?.(new MessageEvent('message', { data: structuredClone(message) }))
  const worker: VaultWorker = { postMessage: send, onmessage: null, onerror: null, onmessageerror: null }
  serveVault({ ...openVault(new FakeWalletServer()), ...inWorker }, port)
  return { vault: connectVault(worker), worker, sent, send }
}

test('answers calls, in any order', async () => {
  const { vault } = connect({
    sign: async ({ account }) => {
      await new Promise(resolve => setTimeout(resolve, account === 'slow' ? 20 : 0))
      return [new TextEncoder().encode(account)]
    },
  })
  const request = { kind: 'message', chainId: 'eip155:1', message: new Uint8Array(1) } as const
  const signed = await Promise.all(['slow', 'fast'].map(account => vault.sign({ ...request, account })))
  expect(signed.map(([bytes]) => new TextDecoder().decode(bytes))).toEqual(['slow', 'fast'])
})

test('carries a failure with its code, message and left', async () => {
  const { vault } = connect({
    verifyCode: async () => {
      throw new WalletFailure('embedded/code-wrong', 'Wrong.', { left: 2, cause: new Error('secret') })
    },
  })
  const failure: unknown = await vault.verifyCode('000000').catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(WalletFailure)
  expect(failure).toMatchObject({ code: 'embedded/code-wrong', message: 'Wrong.', left: 2 })
  expect(failure).not.toHaveProperty('cause.message')
})

test('carries no text of other errors, which may quote secrets', async () => {
  const { sent, vault } = connect({
    exportSecrets: async () => {
      throw new Error('abandon abandon about')
    },
  })
  await expect(vault.exportSecrets()).rejects.toMatchObject({ code: 'embedded/failed' })
  expect(JSON.stringify(sent)).not.toContain('abandon')
})

test.each(['constructor', 'subscribe', '__proto__', 'toString', 'unknown', 5])(
  'refuses the method %s',
  async method => {
    const { sent, send } = connect({})
    send({ id: 1, method, args: [] })
    await expect.poll(() => sent).toMatchObject([{ id: 1, failure: { code: 'embedded/method-not-allowed' } }])
  },
)

test.each([[undefined], [null], ['start'], [{ method: 'start' }], [[]]])(
  'ignores messages that are no calls (%j)',
  async message => {
    const { sent, send } = connect({})
    send(message)
    await new Promise(resolve => setTimeout(resolve, 5))
    expect(sent).toEqual([])
  },
)

test('fails waiting calls when the worker fails', async () => {
  const { vault, worker } = connect({ devices: () => new Promise(() => undefined) })
  const waiting = vault.devices()
  worker.onmessageerror?.call(worker as Worker, new MessageEvent('messageerror'))
  await expect(waiting).rejects.toMatchObject({ code: 'embedded/failed' })
  // It never answered, so its script didn't load: later calls fail, too.
  await expect(vault.start()).rejects.toMatchObject({ code: 'embedded/failed' })
})

test("fails a call whose arguments can't be sent", async () => {
  const { vault } = connect({})
  const account = (): string => ''
  await expect(vault.requestEmailChange(account as never)).rejects.toMatchObject({ code: 'embedded/invalid-request' })
})

test('passes on changes of the state until the listener stops', async () => {
  const { vault, send } = connect({})
  const seen: string[] = []
  const stop = vault.subscribe(({ status }) => seen.push(status))
  await vault.signOut()
  stop()
  await vault.signOut()
  expect(seen).toEqual(['out'])
  expect(send).toBeDefined()
})
