import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { EmbeddedAccount } from '@openappkit/contract/embedded'
import { expect, onTestFinished, test } from 'vitest'
import { buildProgram } from '../../test/cluster/buildProgram'
import { sharedDatabase } from '../../test/server/sharedDatabase'
import { newRecipient, sealForEscrow } from '../../test/wallet/escrowSeals'
import { newPath, WalletSeed } from '../../test/wallet/WalletSeed'
import { startWalletStage } from '../../test/wallet/WalletStage'
import type { EscrowAnswer } from '../wallet/escrow/Escrow'
import { escrowKeyOf } from '../wallet/escrow/HpkeEscrowOpener'

const databaseUrl = sharedDatabase()
const SEED = new Uint8Array(16).fill(9)

/** A run of the command line as a process. */
interface Command {
  readonly child: ChildProcess
  output(): string
}

function run(program: string, args: readonly string[], environment: NodeJS.ProcessEnv): Command {
  const child = spawn(process.execPath, [program, ...args], { env: environment, stdio: ['ignore', 'pipe', 'pipe'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => void (output += String(chunk)))
  return { child, output: () => output }
}

/** Reads `NAME=value` lines. */
function variablesIn(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/^\s*(WALLET_\w+)=(\S+)$/gm)].map(([, name = '', value = '']) => [name, value]),
  )
}

test('the escrow runs as a process of its own with new keys, and opens a seed through the server alone', async () => {
  await using program = await buildProgram(join(import.meta.dirname, 'cli.ts'))
  const made = run(program.path, ['wallet-keys'], {})
  expect(await once(made.child, 'exit')).toEqual([0, null])
  const { WALLET_ESCROW_KEY, WALLET_ESCROW_TOKEN = '', ...server } = variablesIn(made.output())
  const keyless = run(program.path, ['escrow'], { WALLET_ESCROW_TOKEN })
  expect(await once(keyless.child, 'exit')).toEqual([2, null])
  expect(keyless.output()).toContain('WALLET_ESCROW_KEY must be 32 bytes in base64')

  const secrets = { WALLET_ESCROW_KEY, WALLET_ESCROW_TOKEN }
  const escrow = run(program.path, ['escrow', '--port', '0'], { ...secrets, WALLET_CUSTODY: 'escrow' })
  await expect.poll(() => escrow.output()).toContain('The escrow is ready')
  const { WALLET_ESCROW_PUBLIC_KEY = '', WALLET_ESCROW_URL = '' } = variablesIn(escrow.output())
  expect(WALLET_ESCROW_PUBLIC_KEY).toBe(server['WALLET_ESCROW_PUBLIC_KEY'])
  const settings = {
    custody: 'escrow',
    masterKey: server['WALLET_MASTER_KEY'] ?? '',
    oprfKey: server['WALLET_OPRF_KEY'] ?? '',
    codePepper: server['WALLET_CODE_PEPPER'] ?? '',
    escrowPublicKey: WALLET_ESCROW_PUBLIC_KEY,
    escrowUrl: WALLET_ESCROW_URL,
  } as const
  const stage = await startWalletStage(databaseUrl(), { ...settings, escrowToken: WALLET_ESCROW_TOKEN })
  const email = stage.address()
  const { account, device } = await stage.logIn(email)
  const key = escrowKeyOf(Buffer.from(WALLET_ESCROW_PUBLIC_KEY, 'base64url'))
  const sealed = await sealForEscrow(key, account.userId, SEED)
  const creation = new WalletSeed(account.userId).creation([newPath('device')], { escrow: sealed })
  expect(await device.post<EmbeddedAccount>('account', creation)).toMatchObject({ body: { hasEscrow: true } })

  stage.advance(31_000)
  const { device: other } = await stage.logIn(email)
  const recipient = await newRecipient()
  const { publicKey } = recipient
  const { body } = await other.post<EscrowAnswer>('escrow/open', { publicKey })
  if (body.status !== 'open') throw new Error('The escrow is closed')
  expect(await recipient.open(body, account.userId)).toEqual(SEED)
  await expect.poll(() => escrow.output()).toContain(`Opened the escrow of ${account.userId}`)

  const stolen = { userId: account.userId, sealed, publicKey, ticket: null }
  const direct = (headers: Record<string, string>): Promise<Response> =>
    fetch(`${WALLET_ESCROW_URL}/open`, { method: 'POST', headers, body: JSON.stringify(stolen) })
  expect((await direct({})).status).toBe(401)
  expect((await direct({ authorization: `Bearer ${'x'.repeat(WALLET_ESCROW_TOKEN.length)}` })).status).toBe(401)
  const impostor = await startWalletStage(databaseUrl(), { ...settings, escrowToken: 'x'.repeat(32) })
  const { device: third } = await impostor.logIn(email)
  expect((await third.post<EscrowAnswer>('escrow/open', { publicKey })).status).toBe(500)

  // Without the policy, the process waits a day by its own clock, whatever the server's clock says.
  const slow = run(program.path, ['escrow', '--port', '0'], secrets)
  await expect.poll(() => slow.output()).toContain('The escrow is ready')
  const { WALLET_ESCROW_URL: slowUrl } = variablesIn(slow.output())
  const early = await fetch(`${slowUrl}/open`, {
    method: 'POST',
    headers: { authorization: `Bearer ${WALLET_ESCROW_TOKEN}` },
    body: JSON.stringify(stolen),
  })
  expect(early.status).toBe(403)

  escrow.child.kill('SIGTERM')
  expect(await once(escrow.child, 'exit')).toEqual([0, null])
  expect((await other.post<EscrowAnswer>('escrow/open', { publicKey })).status).toBe(500)
}, 120_000)
