import { expect, test } from 'vitest'
import { RpcError } from '../rpc/SolanaRpc'
import { isInChain, refusalOf, refused } from './transactionErrors'

const coins = { isToken: false, creates: undefined }
const token = { isToken: true, creates: undefined }
const opening = { isToken: true, creates: 'the recipient’s account' }
const failed = (index: number, code: number) => ({ InstructionError: [index, { Custom: code }] })

test.each([
  ['BlockhashNotFound', coins, 'transaction/expired'],
  ['InsufficientFundsForFee', coins, 'transaction/insufficient-funds'],
  ['AccountNotFound', token, 'transaction/insufficient-funds'],
  [{ InsufficientFundsForRent: { account_index: 0 } }, coins, 'transaction/insufficient-rent'],
  [failed(2, 1), coins, 'transaction/insufficient-funds'],
  [failed(2, 1), token, 'transaction/insufficient-token-balance'],
  [failed(3, 1), opening, 'transaction/insufficient-token-balance'],
  // The second of several paying accounts.
  [failed(3, 1), token, 'transaction/insufficient-token-balance'],
  [failed(4, 1), opening, 'transaction/insufficient-token-balance'],
  // Rent of the new account.
  [failed(2, 1), opening, 'transaction/insufficient-funds'],
  [failed(2, 17), token, 'transaction/account-frozen'],
  [failed(2, 17), coins, 'transaction/failed'],
  [failed(2, 16), token, 'transaction/failed'],
  ['AccountInUse', coins, 'transaction/failed'],
  [undefined, coins, 'transaction/failed'],
])("maps a node's %j to an actionable error", (err, plan, code) => {
  const cause = new RpcError(-32002, 'Transaction simulation failed', { err })
  expect(refused(err, plan, cause)).toMatchObject({ code, cause })
  expect(refusalOf(cause, plan)).toMatchObject({ code, cause })
})

test("reports no refusal if the node wasn't reached", () => {
  expect(refusalOf(new TypeError('Failed to fetch'), coins)).toBeUndefined()
  expect(refusalOf(new RpcError(502, 'Bad gateway', undefined), coins)).toBeUndefined()
})

test("trusts only a node's error that a transaction is already in the chain", () => {
  expect(isInChain(new RpcError(-32002, '', { err: 'AlreadyProcessed' }))).toBe(true)
  expect(isInChain(new RpcError(-32002, '', { err: 'AccountInUse' }))).toBe(false)
  expect(isInChain(new RpcError(-32002, 'AlreadyProcessed', undefined))).toBe(false)
  expect(isInChain(new Error('AlreadyProcessed'))).toBe(false)
})
