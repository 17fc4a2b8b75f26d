import { encodeAccount } from './encodeAccount'
import { transactionErrorMessage } from './errorMessages'
import { transactionFee } from './fees'
import type { Ledger, Simulation } from './Ledger'
import { invalidParam, RpcError } from './RpcError'
import { inContext, type RpcMethod, readConfig } from './RpcMethod'
import { readAddress } from './readAddress'
import { readBytes } from './readBytes'
import { readMessage, readTransaction } from './WireTransaction'

/** Methods that run or simulate transactions. */
export const sendMethods: Readonly<Record<string, RpcMethod>> = {
  sendTransaction({ ledger }, text, options) {
    const { encoding, skipPreflight } = readConfig(options)
    const wire = readTransaction(readBytes(text, encoding))
    if (skipPreflight !== true) preflight(ledger.simulate(wire, { signatures: true, blockhash: true }))
    // As on a cluster, a transaction that passes preflight but can't be executed is dropped silently.
    ledger.process(wire)
    return wire.signature
  },
  simulateTransaction({ ledger }, text, options) {
    const { encoding, sigVerify, replaceRecentBlockhash, accounts, innerInstructions } = readConfig(options)
    if (sigVerify === true && replaceRecentBlockhash === true) {
      throw invalidParam('sigVerify may not be used with replaceRecentBlockhash')
    }
    const wire = readTransaction(readBytes(text, encoding))
    const simulation = ledger.simulate(wire, {
      signatures: sigVerify === true,
      blockhash: replaceRecentBlockhash !== true,
    })
    if (simulation.err === 'SignatureFailure') throw signatureFailure()
    return inContext(ledger, {
      ...written(simulation),
      accounts: accounts === undefined ? null : accountsAfter(ledger, simulation, readConfig(accounts)),
      innerInstructions: innerInstructions === true ? simulation.innerInstructions : null,
      replacementBlockhash: replaceRecentBlockhash === true ? ledger.blockhashes.latest : null,
    })
  },
  getFeeForMessage({ ledger }, text) {
    const message = readMessage(readBytes(text, 'base64'))
    const isValid = ledger.blockhashes.isValid(message.lifetimeToken)
    return inContext(ledger, isValid ? transactionFee(message).fee : null)
  },
  async requestAirdrop({ faucet }, address, lamports) {
    const recipient = readAddress(address)
    if (typeof lamports !== 'number' || !Number.isSafeInteger(lamports) || lamports < 0) {
      throw invalidParam('Invalid params: expected a number of lamports.')
    }
    return faucet.give(recipient, BigInt(lamports))
  },
}

function preflight(simulation: Simulation): void {
  if (simulation.err === null) return
  if (simulation.err === 'SignatureFailure') throw signatureFailure()
  throw new RpcError(-32002, `Transaction simulation failed: ${transactionErrorMessage(simulation.err)}`, {
    ...written(simulation),
    accounts: null,
    innerInstructions: null,
    replacementBlockhash: null,
  })
}

function signatureFailure(): RpcError {
  return new RpcError(-32003, 'Transaction signature verification failure')
}

function written({ err, logs, unitsConsumed, returnData }: Simulation): Readonly<Record<string, unknown>> {
  return { err, logs, unitsConsumed, returnData }
}

/** Returns the requested accounts after the transaction, or nulls if it failed. */
function accountsAfter(ledger: Ledger, simulation: Simulation, config: Readonly<Record<string, unknown>>): unknown {
  const { addresses, encoding = 'base64' } = config
  if (!Array.isArray(addresses)) throw invalidParam('Invalid params: expected addresses.')
  if (simulation.err !== null) return addresses.map(() => null)
  return addresses.map(readAddress).map(address => {
    const account = simulation.accounts.find(one => one.address === address) ?? ledger.account(address)
    if (account === undefined || account.lamports === 0n) return null
    return encodeAccount(account, { encoding: String(encoding) }, one => ledger.account(one))
  })
}
