import * as ecc from '@bitcoinerlab/secp256k1'
import { hex } from '@scure/base'
import { SigHash, Transaction } from '@scure/btc-signer'
import { Transaction as BitcoinTransaction, script } from 'bitcoinjs-lib'
import { expect, test } from 'vitest'
import { type BitcoinAddress, type BitcoinAddressType, bitcoinAddress } from '../bitcoinWallet/BitcoinAddress'
import { bitcoinNetworks } from '../bitcoinWallet/bitcoinNetworks'
import type { BitcoinChain } from './BitcoinChain'
import { startBitcoinChain } from './startBitcoinChain'

const types: readonly BitcoinAddressType[] = ['p2pkh', 'p2shP2wpkh', 'p2wpkh', 'p2tr']
const coin = 1_000_000_000n

/** Returns an address of a chain account, derived and signed for by a different library than the chain's verifier. */
function addressOf(chain: BitcoinChain, account: number, type: BitcoinAddressType): BitcoinAddress {
  const { privateKey } = chain.accounts[account] ?? chain.accounts[0]
  return bitcoinAddress(privateKey, type, bitcoinNetworks.regtest.format)
}

async function read(url: string): Promise<string> {
  return (await fetch(url)).text()
}

/** Sends a transaction. Resolves with its id, or with the chain's rejection. */
async function send(chain: BitcoinChain, transaction: Transaction | string): Promise<string> {
  const body = typeof transaction === 'string' ? transaction : transaction.hex
  const response = await fetch(`${chain.url}/tx`, { method: 'POST', body })
  const text = await response.text()
  expect(response.status).toBe(/^[0-9a-f]{64}$/.test(text) ? 200 : 400)
  return text
}

function rejection(code: number, message: string): string {
  return `sendrawtransaction RPC error: ${JSON.stringify({ code, message })}`
}

async function addCoin(
  chain: BitcoinChain,
  transaction: Transaction,
  from: BitcoinAddress,
  change: { value?: bigint; sighashType?: SigHash; sequence?: number } = {},
): Promise<void> {
  const [utxo] = await chain.utxosOf(from.address)
  if (utxo === undefined) throw new Error('No coin.')
  const { redeemScript, internalKey } = from
  transaction.addInput({
    txid: utxo.txid,
    index: utxo.vout,
    ...(from.type === 'p2pkh'
      ? { nonWitnessUtxo: hex.decode(await read(`${chain.url}/tx/${utxo.txid}/hex`)) }
      : { witnessUtxo: { amount: change.value ?? utxo.value, script: from.script } }),
    ...(redeemScript !== undefined && { redeemScript }),
    ...(internalKey !== undefined && { tapInternalKey: internalKey }),
    ...(change.sequence !== undefined && { sequence: change.sequence }),
    ...(change.sighashType !== undefined && { sighashType: change.sighashType }),
  })
}

function sign(transaction: Transaction, index: number, { privateKey }: BitcoinAddress): void {
  transaction.signIdx(privateKey, index, [0, 1, 2, 3, 0x81, 0x82, 0x83])
  transaction.finalizeIdx(index)
}

/** Creates an unsigned payment that spends a whole UTXO, minus the fee. */
async function payment(
  chain: BitcoinChain,
  from: BitcoinAddress,
  { fee = 1_000n, ...change }: { fee?: bigint; value?: bigint; sighashType?: SigHash; sequence?: number } = {},
): Promise<Transaction> {
  const transaction = new Transaction()
  await addCoin(chain, transaction, from, change)
  transaction.addOutput({ script: addressOf(chain, 1, 'p2wpkh').script, amount: coin - fee })
  return transaction
}

test('every output type is spendable with every sighash type that it supports', async () => {
  for (const type of types) {
    const hashTypes = [SigHash.ALL, SigHash.NONE, SigHash.SINGLE].flatMap(one => [one, one | 0x80])
    for (const sighashType of type === 'p2tr' ? [SigHash.DEFAULT, ...hashTypes] : hashTypes) {
      await using chain = await startBitcoinChain({ accounts: 2 })
      const from = addressOf(chain, 0, type)
      const transaction = await payment(chain, from, { sighashType: sighashType as SigHash })
      sign(transaction, 0, from)
      expect(await send(chain, transaction), `${type} ${sighashType}`).toBe(transaction.id)
    }
  }
})

test('one transaction spends all four output types of two owners', async () => {
  await using chain = await startBitcoinChain({ accounts: 2 })
  const owners = types.map((type, index) => addressOf(chain, index % 2, type))
  const transaction = new Transaction()
  for (const owner of owners) await addCoin(chain, transaction, owner)
  transaction.addOutput({ script: owners[0]?.script ?? new Uint8Array(), amount: 4n * coin - 2_000n })
  for (const [index, owner] of owners.entries()) sign(transaction, index, owner)
  expect(await send(chain, transaction)).toBe(transaction.id)
  expect(await chain.transaction(transaction.id)).toMatchObject({ confirmed: false, fee: 2_000n })
})

test('a signature with a narrow sighash type allows only the changes that the type permits', async () => {
  for (const type of types) {
    await using chain = await startBitcoinChain({ accounts: 2 })
    const from = addressOf(chain, 0, type)
    const other = addressOf(chain, 1, 'p2wpkh')
    const transaction = await payment(chain, from, { sighashType: SigHash.SINGLE_ANYONECANPAY as SigHash })
    transaction.signIdx(from.privateKey, 0, [SigHash.SINGLE_ANYONECANPAY as SigHash])
    // A third party adds an input and spends it in a second output, as the signature allows.
    await addCoin(chain, transaction, other)
    transaction.addOutput({ script: from.script, amount: coin - 1_000n })
    sign(transaction, 1, other)
    transaction.finalizeIdx(0)
    const changed = transaction.hex.replace(
      hex.encode(other.script),
      hex.encode(addressOf(chain, 1, 'p2wpkh').script.fill(7, 2)),
    )
    expect(await send(chain, changed), type).toContain('mandatory-script-verify-flag-failed')
    expect(await send(chain, transaction), type).toBe(transaction.id)
  }
})

test('rejects forged and misplaced signatures, and keeps the output unspent', async () => {
  await using chain = await startBitcoinChain({ accounts: 2 })
  for (const type of types) {
    const from = addressOf(chain, 0, type)
    const transaction = await payment(chain, from)
    sign(transaction, 0, from)
    // Lowers the amount, which every signature here covers, by one satoshi.
    const written = new Uint8Array(new BigUint64Array([coin - 1_000n]).buffer)
    const changed = new Uint8Array(new BigUint64Array([coin - 1_001n]).buffer)
    const forged = transaction.hex.replace(hex.encode(written), hex.encode(changed))
    expect(forged).not.toBe(transaction.hex)
    expect(await send(chain, forged), type).toContain('mandatory-script-verify-flag-failed')
    expect(await chain.balanceOf(from.address)).toBe(coin)
  }
})

test('rejects a signature over the wrong input amount', async () => {
  await using chain = await startBitcoinChain({ accounts: 2 })
  for (const type of ['p2shP2wpkh', 'p2wpkh', 'p2tr'] as const) {
    const from = addressOf(chain, 0, type)
    const transaction = await payment(chain, from, { value: coin + 1n })
    sign(transaction, 0, from)
    expect(await send(chain, transaction), type).toContain('mandatory-script-verify-flag-failed')
  }
})

test('rejects a sighash type that differs from the signed one', async () => {
  await using chain = await startBitcoinChain({ accounts: 2 })
  const from = addressOf(chain, 0, 'p2wpkh')
  const transaction = await payment(chain, from)
  sign(transaction, 0, from)
  const [signature = new Uint8Array(), key = new Uint8Array()] = transaction.getInput(0).finalScriptWitness ?? []
  for (const [hashType, reason] of [
    [SigHash.NONE, 'false/empty top stack element'],
    [4, 'Signature hash type missing or not understood'],
    [0, 'Signature hash type missing or not understood'],
  ] as const) {
    const other = Uint8Array.of(...signature.slice(0, -1), hashType)
    transaction.updateInput(0, { finalScriptWitness: [other, key] }, true)
    expect(await send(chain, transaction)).toContain(reason)
  }
})

test('rejects the malleated form of an ECDSA signature', async () => {
  await using chain = await startBitcoinChain({ accounts: 2 })
  const from = addressOf(chain, 0, 'p2wpkh')
  const transaction = await payment(chain, from)
  sign(transaction, 0, from)
  const [encoded = new Uint8Array(), key = new Uint8Array()] = transaction.getInput(0).finalScriptWitness ?? []
  const { signature, hashType } = script.signature.decode(encoded)
  const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
  const high = (order - BigInt(`0x${hex.encode(signature.slice(32))}`)).toString(16).padStart(64, '0')
  const other = script.signature.encode(Uint8Array.of(...signature.slice(0, 32), ...hex.decode(high)), hashType)
  transaction.updateInput(0, { finalScriptWitness: [other, key] }, true)
  expect(await send(chain, transaction)).toContain('S value is unnecessarily high')
})

test('rejects a valid signature by the wrong key', async () => {
  await using chain = await startBitcoinChain({ accounts: 2 })
  const thief = chain.accounts[1] ?? chain.accounts[0]
  for (const type of types) {
    const owner = addressOf(chain, 0, type)
    const [utxo] = await chain.utxosOf(owner.address)
    const transaction = new BitcoinTransaction()
    transaction.addInput(hex.decode(utxo?.txid ?? '').reverse(), utxo?.vout ?? 0)
    transaction.addOutput(addressOf(chain, 1, 'p2wpkh').script, coin - 1_000n)
    // Sign the owner's sighash with the thief's key, and present that key.
    const { script: keyHashScript } = addressOf(chain, 0, 'p2pkh')
    if (type === 'p2tr') {
      const digest = transaction.hashForWitnessV1(0, [owner.script], [coin], 0)
      transaction.setWitness(0, [ecc.signSchnorr(digest, thief.privateKey)])
    } else {
      const digest =
        type === 'p2pkh'
          ? transaction.hashForSignature(0, keyHashScript, 1)
          : transaction.hashForWitnessV0(0, keyHashScript, coin, 1)
      const proof = [script.signature.encode(ecc.sign(digest, thief.privateKey), 1), thief.publicKey]
      if (type === 'p2pkh') transaction.setInputScript(0, script.compile(proof))
      else transaction.setWitness(0, proof)
      if (type === 'p2shP2wpkh')
        transaction.setInputScript(0, script.compile([owner.redeemScript ?? proof[0] ?? new Uint8Array()]))
    }
    const reason = type === 'p2tr' ? 'Invalid Schnorr signature' : 'Script failed an OP_EQUALVERIFY operation'
    expect(await send(chain, transaction.toHex()), type).toContain(reason)
  }
})

test('rejects a redeem script whose hash differs from the output', async () => {
  await using chain = await startBitcoinChain({ accounts: 2 })
  const [utxo] = await chain.utxosOf(chain.accounts[0].p2shP2wpkh)
  const thief = chain.accounts[1] ?? chain.accounts[0]
  const { redeemScript = new Uint8Array() } = addressOf(chain, 1, 'p2shP2wpkh')
  const transaction = new BitcoinTransaction()
  transaction.addInput(hex.decode(utxo?.txid ?? '').reverse(), utxo?.vout ?? 0)
  transaction.addOutput(addressOf(chain, 1, 'p2wpkh').script, coin - 1_000n)
  transaction.setInputScript(0, script.compile([redeemScript]))
  const digest = transaction.hashForWitnessV0(0, addressOf(chain, 1, 'p2pkh').script, coin, 1)
  transaction.setWitness(0, [script.signature.encode(ecc.sign(digest, thief.privateKey), 1), thief.publicKey])
  expect(await send(chain, transaction.toHex())).toContain('mandatory-script-verify-flag-failed')
})

test('rejects a second spend of an output, whether the first is pending or mined', async () => {
  await using chain = await startBitcoinChain({ accounts: 2 })
  const from = addressOf(chain, 0, 'p2tr')
  const [first, second] = [await payment(chain, from), await payment(chain, from, { fee: 5_000n })]
  for (const one of [first, second]) sign(one, 0, from)
  expect(await send(chain, first)).toBe(first.id)
  expect(await send(chain, first)).toBe(first.id)
  expect(await send(chain, second)).toBe(rejection(-26, 'txn-mempool-conflict'))
  await chain.mine()
  expect(await chain.transaction(first.id)).toMatchObject({ confirmed: true })
  expect(await send(chain, second)).toBe(rejection(-25, 'bad-txns-inputs-missingorspent'))
  expect(await send(chain, first)).toBe(rejection(-27, 'Transaction outputs already in utxo set'))
})

test('a transaction with a higher fee replaces a replaceable one and its descendants', async () => {
  await using chain = await startBitcoinChain({ accounts: 2 })
  const from = addressOf(chain, 0, 'p2tr')
  const to = addressOf(chain, 1, 'p2wpkh')
  const sequence = 0xfffffffd
  const [first, cheap, better] = [
    await payment(chain, from, { sequence }),
    await payment(chain, from, { sequence, fee: 1_050n }),
    await payment(chain, from, { sequence, fee: 9_000n }),
  ]
  for (const one of [first, cheap, better]) sign(one, 0, from)
  await send(chain, first)
  const child = new Transaction()
  child.addInput({ txid: first.id, index: 0, witnessUtxo: { script: to.script, amount: coin - 1_000n } })
  child.addOutput({ script: to.script, amount: coin - 2_000n })
  sign(child, 0, to)
  await send(chain, child)
  expect(await send(chain, cheap)).toContain('insufficient fee, rejecting replacement')
  expect(await chain.transaction(child.id)).toBeDefined()
  expect(await send(chain, better)).toBe(better.id)
  expect([await chain.transaction(first.id), await chain.transaction(child.id)]).toEqual([undefined, undefined])
  await chain.mine()
  expect(await chain.transaction(better.id)).toMatchObject({ confirmed: true })
  expect(await send(chain, first)).toBe(rejection(-25, 'bad-txns-inputs-missingorspent'))
})

test('drops a pending transaction, which can be sent again', async () => {
  await using chain = await startBitcoinChain({ accounts: 2 })
  const from = addressOf(chain, 0, 'p2wpkh')
  const transaction = await payment(chain, from)
  sign(transaction, 0, from)
  await send(chain, transaction)
  await chain.drop(transaction.id)
  expect(await chain.balanceOf(from.address)).toBe(coin)
  await expect(chain.drop(transaction.id)).rejects.toThrow("isn't pending")
  expect(await send(chain, transaction)).toBe(transaction.id)
  await chain.mine()
  await expect(chain.drop(transaction.id)).rejects.toThrow("isn't pending")
})

test('a pending output can be spent, and both transactions are mined together', async () => {
  await using chain = await startBitcoinChain({ accounts: 2 })
  const from = addressOf(chain, 0, 'p2wpkh')
  const first = await payment(chain, from)
  sign(first, 0, from)
  await send(chain, first)
  const to = addressOf(chain, 1, 'p2wpkh')
  const second = new Transaction()
  second.addInput({ txid: first.id, index: 0, witnessUtxo: { script: to.script, amount: coin - 1_000n } })
  second.addOutput({ script: from.script, amount: coin - 2_000n })
  sign(second, 0, to)
  expect(await send(chain, second)).toBe(second.id)
  expect(await chain.balanceOf(from.address)).toBe(coin - 2_000n)
  expect(await chain.utxosOf(from.address)).toMatchObject([{ txid: second.id, confirmed: false }])
  await chain.mine()
  expect(await chain.utxosOf(from.address)).toMatchObject([{ txid: second.id, confirmed: true }])
})

test('rejects low and absurdly high fees, overspending and dust', async () => {
  await using chain = await startBitcoinChain({ accounts: 2 })
  const from = addressOf(chain, 0, 'p2wpkh')
  const paying = async (fee: bigint): Promise<string> => {
    // The signing library refuses to spend more than the inputs' amounts.
    const transaction = await payment(chain, from, fee < 0n ? { fee, value: coin - fee } : { fee })
    sign(transaction, 0, from)
    return send(chain, transaction)
  }
  expect(await paying(109n)).toBe(rejection(-26, 'min relay fee not met, 109 < 110'))
  expect(await paying(-1n)).toContain('bad-txns-in-belowout')
  expect(await paying(2_000_000n)).toContain('Fee exceeds maximum configured by user')
  for (const [type, least] of [
    ['p2pkh', 546n],
    ['p2shP2wpkh', 540n],
    ['p2wpkh', 294n],
    ['p2tr', 330n],
  ] as const) {
    const transaction = await payment(chain, from, { fee: 2_000n })
    transaction.addOutput({ script: addressOf(chain, 1, type).script, amount: least - 1n })
    sign(transaction, 0, from)
    expect(await send(chain, transaction), type).toBe(rejection(-26, 'dust'))
  }
  expect(await paying(110n)).toMatch(/^[0-9a-f]{64}$/)
})

test("rejects invalid transactions and missing inputs with a node's messages", async () => {
  await using chain = await startBitcoinChain({ accounts: 2 })
  const undecodable = rejection(-22, 'TX decode failed. Make sure the tx has at least one input.')
  for (const text of ['', 'zz', '00', '0200000000']) expect(await send(chain, text), text).toBe(undecodable)
  const from = addressOf(chain, 0, 'p2wpkh')
  const transaction = await payment(chain, from)
  sign(transaction, 0, from)
  expect(await send(chain, `${transaction.hex}00`)).toBe(undecodable)
  const [utxo] = await chain.utxosOf(from.address)
  const unknown = transaction.hex.replace(hex.encode(hex.decode(utxo?.txid ?? '').reverse()), '11'.repeat(32))
  expect(await send(chain, unknown)).toBe(rejection(-25, 'bad-txns-inputs-missingorspent'))
})
