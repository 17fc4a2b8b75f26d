import { expect, test } from 'vitest'
import { escrowKeyOfPrivate } from '../wallet/escrow/HpkeEscrowOpener'
import { parseKeyRing, walletKey } from '../wallet/operator/WalletKeys'
import { runWalletKeys } from './runWalletKeys'
import { UsageError } from './UsageError'

/** Runs the command. Returns the `NAME=value` lines of each machine. */
function run(args: readonly string[] = []): readonly Readonly<Record<string, string>>[] {
  const printed: string[] = []
  runWalletKeys(args, {
    environment: {},
    print: text => void printed.push(text),
    complain: () => {},
    untilStopped: async () => {},
  })
  const machines = printed.join('\n').split(/^# .*escrow.*$/mu)
  return machines.map(text =>
    Object.fromEntries([...text.matchAll(/^(\w+)=(\S+)$/gmu)].map(([, name = '', value = '']) => [name, value])),
  )
}

test('prints the secrets of the server and of the escrow, and keeps them apart', () => {
  const [server, escrow] = run()
  expect(Object.keys(server ?? {})).toEqual([
    'WALLET_MASTER_KEY',
    'WALLET_OPRF_KEY',
    'WALLET_CODE_PEPPER',
    'WALLET_ESCROW_PUBLIC_KEY',
    'WALLET_ESCROW_TOKEN',
  ])
  expect(Object.keys(escrow ?? {})).toEqual(['WALLET_ESCROW_KEY', 'WALLET_ESCROW_TOKEN'])
  expect(escrow?.['WALLET_ESCROW_TOKEN']).toBe(server?.['WALLET_ESCROW_TOKEN'])
  // The server must not be able to open the escrow.
  expect(Object.values(server ?? {})).not.toContain(escrow?.['WALLET_ESCROW_KEY'])
})

test('each secret has 256 random bits, in the form that the server reads', () => {
  const [server = {}, escrow = {}] = run()
  const secrets = [
    server['WALLET_MASTER_KEY'],
    server['WALLET_OPRF_KEY'],
    server['WALLET_CODE_PEPPER'],
    server['WALLET_ESCROW_TOKEN'],
    escrow['WALLET_ESCROW_KEY'],
  ].map(secret => secret ?? '')
  for (const secret of secrets) expect(parseKeyRing(secret)).toHaveLength(1)
  const [server2 = {}, escrow2 = {}] = run()
  const all = [...secrets, ...Object.values(server2), escrow2['WALLET_ESCROW_KEY'] ?? '']
  expect(new Set(all).size).toBe(all.length)
})

test("the public key is that of the escrow's key", () => {
  const [server = {}, escrow = {}] = run()
  const key = walletKey(Buffer.from(escrow['WALLET_ESCROW_KEY'] ?? '', 'base64'))
  expect(server['WALLET_ESCROW_PUBLIC_KEY']).toBe(escrowKeyOfPrivate(key).publicKey)
})

test('refuses arguments, and then prints no secret', () => {
  expect(() => run(['--save'])).toThrow(new UsageError('Unexpected argument: --save.'))
})
