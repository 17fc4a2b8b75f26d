import type { SIWXData, SIWXSession } from '@openappkit/contract'
import { bitcoinSigner, solanaSigner } from '@openappkit/testing/signers'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { signInData, signInMessage } from '../../test/signInMessage'
import { BitcoinVerifier } from './BitcoinVerifier'
import { EvmVerifier } from './EvmVerifier'
import type { SIWXVerifier } from './SIWXVerifier'
import { SolanaVerifier } from './SolanaVerifier'

interface Case {
  readonly verifier: SIWXVerifier
  readonly session: SIWXSession
}

async function cases(): Promise<Case[]> {
  const evm = privateKeyToAccount(`0x${'11'.repeat(32)}`)
  const solana = await solanaSigner(3)
  const bitcoin = await bitcoinSigner('p2tr')
  const make = async (
    verifier: SIWXVerifier,
    identity: Pick<SIWXData, 'accountAddress' | 'chainId'>,
    sign: (message: string) => Promise<string>,
  ): Promise<Case> => {
    const full = { ...identity, statement: 'Welcome.', resources: ['https://app.example.org/terms'] }
    const message = signInMessage(full)
    return { verifier, session: { data: signInData(full), message, signature: await sign(message) } }
  }
  return [
    await make(new EvmVerifier(), { accountAddress: evm.address, chainId: 'eip155:1' }, message =>
      evm.signMessage({ message }),
    ),
    await make(
      new SolanaVerifier(),
      { accountAddress: solana.address, chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' },
      solana.sign,
    ),
    await make(
      new BitcoinVerifier(),
      { accountAddress: bitcoin.address, chainId: 'bip122:000000000019d6689c085ae165831e93' },
      message => bitcoin.sign(message, 'BIP322'),
    ),
  ]
}

test('a session is valid if its account signed its data', async () => {
  for (const { verifier, session } of await cases()) expect(await verifier.verify(session)).toBe(true)
})

test('each verifier handles only its own namespace', async () => {
  const all = await cases()
  for (const { verifier, session } of all) {
    const judges = all.filter(other => other.verifier.shouldVerify(session)).map(other => other.verifier)
    expect(judges).toEqual([verifier])
    for (const other of all.filter(one => one.verifier !== verifier))
      expect(await other.verifier.verify(session)).toBe(false)
  }
})

test('rejects a session if any field of its data differs from the signed text', async () => {
  const foreign: readonly Partial<SIWXData>[] = [
    { domain: 'evil.example.org' },
    { uri: 'https://evil.example.org/' },
    { nonce: 'otherNonce123456' },
    { version: '2' },
    { statement: 'Goodbye.' },
    { statement: undefined },
    { issuedAt: '2030-01-01T00:00:00.000Z' },
    { expirationTime: '2099-01-01T00:00:00.000Z' },
    { notBefore: '2020-01-01T00:00:00.000Z' },
    { requestId: 'one' },
    { resources: [] },
  ]
  for (const { verifier, session } of await cases()) {
    for (const change of foreign) {
      const changed = { ...session, data: { ...session.data, ...change } }
      expect(await verifier.verify(changed), JSON.stringify(change)).toBe(false)
    }
    const otherChain = `${session.data.chainId.slice(0, -1)}9` as SIWXData['chainId']
    expect(await verifier.verify({ ...session, data: { ...session.data, chainId: otherChain } })).toBe(false)
  }
})
