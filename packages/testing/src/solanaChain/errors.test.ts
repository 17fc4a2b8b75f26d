import { expect, test } from 'vitest'
import { transactionErrorMessage } from './errorMessages'
import { hasLanded, transactionError } from './transactionError'

type Failure = Parameters<typeof transactionError>[0]

class TransactionErrorInsufficientFundsForRent {
  readonly accountIndex = 2
}

const instruction = (index: number, failure: unknown) => ({ index, err: () => failure }) as unknown as Failure

test.each<[string, unknown, ReturnType<typeof transactionError>, string, boolean]>([
  ['a number', 7, 'BlockhashNotFound', 'Blockhash not found', false],
  ['an unknown number', 999, 'SanitizeFailure', 'Transaction failed to sanitize accounts offsets correctly', false],
  [
    'an index',
    { index: 3 },
    { DuplicateInstruction: 3 },
    'Transaction contains a duplicate instruction that is not allowed (3)',
    true,
  ],
  [
    'an account',
    new TransactionErrorInsufficientFundsForRent(),
    { InsufficientFundsForRent: { account_index: 2 } },
    'Transaction results in an account with insufficient funds for rent (2)',
    true,
  ],
  [
    "a program's code",
    instruction(1, { code: 6001 }),
    { InstructionError: [1, { Custom: 6001 }] },
    'Error processing Instruction 1: custom program error: 0x1771',
    true,
  ],
  [
    'a code of zero',
    instruction(0, { code: 0 }),
    { InstructionError: [0, { Custom: 0 }] },
    'Error processing Instruction 0: custom program error: 0x0',
    true,
  ],
  [
    "a program's text",
    instruction(0, { msg: 'short' }),
    { InstructionError: [0, { BorshIoError: 'short' }] },
    'Error processing Instruction 0: Failed to serialize or deserialize account data: short',
    true,
  ],
  [
    'an unknown instruction error',
    instruction(0, 999),
    { InstructionError: [0, 'GenericError'] },
    'Error processing Instruction 0: generic error',
    true,
  ],
])("translates %s of the virtual machine to a node's error and message", (_, failure, error, sentence, isOnChain) => {
  const named = transactionError(failure as Failure)
  expect(named).toEqual(error)
  expect(transactionErrorMessage(named)).toBe(sentence)
  expect(hasLanded(named)).toBe(isOnChain)
})

test.each([
  ['InsufficientFunds', 'insufficient funds for instruction'],
  ['ArithmeticOverflow', 'arithmetic overflow'],
])('the message for the instruction error %s is "%s"', (name, words) => {
  expect(transactionErrorMessage({ InstructionError: [4, name] })).toBe(`Error processing Instruction 4: ${words}`)
})
